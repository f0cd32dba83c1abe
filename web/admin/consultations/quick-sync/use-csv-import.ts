import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { isCsvFile } from '#shared/booking-reader/csv/csv-file.ts'
import type { Encoding } from '#shared/booking-reader/csv/decode-text.ts'
import { importRequest } from '#shared/booking-reader/csv/import-rows.ts'
import type { BookingOptions, ReadBookings } from '#shared/booking-reader/csv/read-bookings.ts'
import type { KnownBooking } from '#shared/consultations/known-booking.ts'
import { toast } from '#web/ui/toast-store.ts'
import { readListsAgain } from '../../lists/list-cache.ts'
import { browserZone } from '../bookings/zone-options.ts'
import { consultationResource } from '../consultation-list.ts'
import { toasts } from './csv-words.ts'
import type { OpenedFile } from './import-answers.ts'
import { type ImportRun, sendBooking, startImport } from './import-run.ts'
import type { ImportWorker } from './import-worker.ts'
import { lookUpBookings, lookupOf } from './known-bookings.ts'

export type OpenFile = Extract<OpenedFile, { problem: null }> & { name: string }

/** A file read with a zone and, where it had to be asked, the order of day and month. */
export type Review = {
  file: OpenFile
  options: BookingOptions
  read: ReadBookings
  /** For each booking the consultation that it is already; null until that was asked. */
  known: readonly (KnownBooking | null)[] | null
}

type Step =
  | { step: 'choose'; problem: string | null }
  | { step: 'reading'; name: string }
  | ({ step: 'review' } & Review)
  | ({ step: 'import'; run: ImportRun } & Review)

/** What is kept already. Where that can not be told, the import itself finds it. */
const lookUp = ({ bookings }: ReadBookings) =>
  lookUpBookings(bookings.flatMap((booking) => lookupOf(importRequest(booking)) ?? [])).catch(
    () => [],
  )

/** From a chosen file to its last row. */
export function useCsvImport(worker: ImportWorker) {
  const queries = useQueryClient()
  const [state, setState] = useState<Step>({ step: 'choose', problem: null })
  /** Counts the questions asked, so that an answer that was overtaken does not count. */
  const asked = useRef(0)

  const refuse = useCallback((problem: string, isText = true) => {
    toast(isText ? toasts.notParsed : toasts.wrongType)
    setState({ step: 'choose', problem })
  }, [])

  const readWith = useCallback(
    async (file: OpenFile, options: BookingOptions) => {
      asked.current += 1
      const mine = asked.current
      const read = await worker.ask('bookings', options)
      if (mine !== asked.current) return null
      setState({ step: 'review', file, options, read, known: null })
      void lookUp(read).then((known) => {
        if (mine !== asked.current) return
        setState((now) => (now.step === 'review' ? { ...now, known } : now))
      })
      return read
    },
    [worker],
  )

  const choose = async (file: File) => {
    if (!isCsvFile(file)) {
      toast(toasts.wrongType)
      return
    }
    setState({ step: 'reading', name: file.name })
    try {
      const opened = await worker.ask('open', new Uint8Array(await file.arrayBuffer()))
      if (opened.problem !== null) return refuse(opened.problem, opened.isText)
      const zone = opened.zone?.zone ?? browserZone()
      const read = await readWith({ ...opened, name: file.name }, { zone })
      if (read && !read.order.ambiguous) toast(toasts.parsed(read.bookings.length))
    } catch {
      // The file went away while it was read, or the reader itself could not be loaded.
      refuse('This file could not be read. Please choose it again.')
    }
  }

  /** Reads the file again with another zone, or with the answer to what is day and what is month. */
  const change = async (review: Review, options: BookingOptions) => {
    setState({ step: 'review', ...review, options })
    const read = await readWith(review.file, options)
    if (read && review.read.order.ambiguous) toast(toasts.parsed(read.bookings.length))
  }

  /** Reads the file again in another encoding; what was chosen for its times stays. */
  const decode = async (review: Review, encoding: Encoding) => {
    asked.current += 1
    const mine = asked.current
    const { file, options } = review
    setState({ step: 'review', ...review, file: { ...file, encoding } })
    const opened = await worker.ask('decode', encoding)
    if (mine !== asked.current) return
    if (opened.problem !== null) {
      toast(toasts.notParsed)
      setState({ step: 'review', ...review })
      return
    }
    // It is as much of a guess as before, and can be chosen again.
    await readWith({ ...file, ...opened, encodingSource: file.encodingSource }, options)
  }

  const start = ({ file, options, read, known }: Review) => {
    const overlapping = new Set(read.bookings.filter((_, index) => known?.[index]?.overlaps))
    const run = startImport(read.bookings, (booking) =>
      sendBooking(booking, overlapping.has(booking)),
    )
    const unsubscribe = run.subscribe(() => {
      const progress = run.progress()
      if (progress.state !== 'done') return
      unsubscribe()
      toast(toasts.done(progress))
      void readListsAgain(queries, consultationResource)
    })
    setState({ step: 'import', file, options, read, known, run })
  }

  return {
    state,
    choose,
    change,
    decode,
    start,
    reset: () => setState({ step: 'choose', problem: null }),
    /** The rows as a file to mend and import again. */
    failedRows: (failed: readonly { line: number; reason: string }[]) =>
      worker.ask('failedRows', failed),
  }
}

export type CsvImport = ReturnType<typeof useCsvImport>
