import { useEffect, useMemo, useState } from 'react'
import { brand } from '#content/brand.ts'
import { type ParsedMeeting, pasteProblem } from '#shared/booking-reader/text/meeting.ts'
import {
  draftOf,
  type SyncDraft,
  type SyncField,
  syncedBooking,
} from '#shared/booking-reader/text/sync-draft.ts'
import { heldBy } from '#shared/consultations/booking-form.ts'
import { useTextDraft } from '../../drafts/form-draft.tsx'
import { errorMessage, fieldErrorsOf, isSlotTaken } from '../../http/api-error.ts'
import { useSession } from '../../http/session.ts'
import { newIdempotencyKey } from '../../records/create-dialog.tsx'
import { useSyncMeeting } from '../bookings/add-booking-dialog.tsx'
import { useHostThen, useTypeNamed } from '../bookings/host-field.tsx'
import { browserZone } from '../bookings/zone-options.ts'
import { consultationResource as resource } from '../consultation-list.ts'
import type { ImportWorker } from './import-worker.ts'
import { lookupOf, useKnownBooking } from './known-bookings.ts'
import { isAnotherText } from './text-tab.tsx'

/** Milliseconds without a key pressed before a text is read. */
const pause = 150

/** The firm's side of a meeting: its addresses, and everyone at its own domain. */
const firmsOwn = [brand.email, brand.email.slice(brand.email.lastIndexOf('@') + 1)]

/** A pasted text, what was read from it, and what a person has changed of that. */
export function useTextSync(worker: ImportWorker, onDone: () => void) {
  const [key, setKey] = useState(newIdempotencyKey)
  const person = useSession()?.user.email
  const [text, setText] = useTextDraft(`${resource.key}/sync`)
  const [reading, setReading] = useState<{ text: string; meeting: ParsedMeeting } | null>(null)
  const [edits, setEdits] = useState<Partial<SyncDraft>>({})
  const [hostId, setHostId] = useState('')
  /** The host and the booking of which a person has said that it may overlap. */
  const [allowed, setAllowed] = useState<string | null>(null)
  const [unread, setUnread] = useState(false)
  const create = useSyncMeeting(key)
  const problem = pasteProblem(text)

  useEffect(() => {
    if (problem !== null) return
    let current = true
    const own = person ? [...firmsOwn, person] : firmsOwn
    const options = { now: new Date(), defaultZone: browserZone(), own }
    const timer = setTimeout(async () => {
      try {
        const meeting = await worker.ask('paste', { text, options })
        if (!current) return
        setReading({ text, meeting })
        setUnread(false)
      } catch {
        if (!current) return
        // The reader's code could not be fetched: the screen says so, and the person can enter it by hand.
        setReading(null)
        setUnread(true)
      }
    }, pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [text, problem, worker, person])

  const meeting = problem === null ? (reading?.meeting ?? null) : null
  const draft = useMemo(
    () => meeting && { ...draftOf(meeting, browserZone()), ...edits },
    [meeting, edits],
  )
  const typeName = draft?.meetingType ?? ''
  const type = useTypeNamed(typeName)
  const isCurrent = reading?.text === text
  const booking = draft && meeting && syncedBooking(draft, meeting)
  const { known, pending } = useKnownBooking(booking && isCurrent ? lookupOf(booking) : null)
  const { isTaken } = useHostThen({
    hostId,
    type: typeName,
    start: booking?.preferredDate ?? null,
    consultationId: known?.id,
  })
  const isRefused = isSlotTaken(create.error)
  const about = JSON.stringify([hostId, booking?.importKey, booking?.preferredDate])
  const overlap = {
    /** Only of what was booked elsewhere (booking.md §3), where its host has another meeting. */
    isOffered:
      draft?.status === 'scheduled' &&
      Boolean(booking?.importKey) &&
      (isTaken || isRefused || known?.overlaps === true),
    isAllowed: allowed === about,
    allow: (isAllowed: boolean) => setAllowed(isAllowed ? about : null),
  }
  const paste = (next: string, anew: boolean) => {
    setText(next)
    if (!anew && !isAnotherText(text, next)) return
    // Another meeting: what was corrected of the last one is not true of it, and neither is its key.
    setEdits({})
    setKey(newIdempotencyKey())
    create.reset()
  }
  const edit = <Name extends SyncField>(field: Name, value: SyncDraft[Name]) => {
    // A refusal is of the time that was refused.
    if (isRefused) create.reset()
    setEdits((now) => ({ ...now, [field]: value }))
  }
  const sync = () => {
    if (!draft || !booking || !isCurrent) return
    const held = draft.status === 'scheduled' ? heldBy(hostId, type?.minutes ?? null) : {}
    const mayOverlap = overlap.isOffered && overlap.isAllowed
    create.mutate(
      { ...booking, ...held, ...(mayOverlap && { mayOverlap }) },
      {
        onSuccess: () => {
          setText('')
          onDone()
        },
      },
    )
  }
  return {
    text,
    paste,
    /** Forgets the text: the dialog is closed on purpose. */
    clear: () => setText(''),
    problem,
    unread,
    meeting,
    /** Its places hold only in the text they were read from. */
    current: isCurrent,
    draft,
    edits,
    edit,
    errors: fieldErrorsOf(create.error),
    hostId,
    chooseHost: (id: string) => {
      setHostId(id)
      create.reset()
    },
    overlap,
    hostError: isRefused
      ? errorMessage(create.error, 'Their host has another meeting at that time.')
      : fieldErrorsOf(create.error).hostId,
    syncing: create.isPending,
    sync,
    /** The consultation that it is already. */
    known,
    ready: isCurrent && draft !== null && draft.email.trim() !== '' && !pending,
    /** Whether closing loses something: a text, and with it what was corrected, or who is to hold the meeting. */
    dirty: text.trim() !== '' || hostId !== '',
  }
}

export type TextSync = ReturnType<typeof useTextSync>
