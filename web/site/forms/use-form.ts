import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { unreadableField } from '#web/ui/field.tsx'
import { useHydrated } from '../motion/hooks.ts'
import { draftAt, type FormValues } from './draft.ts'
import type { FieldErrors, Refusal } from './refusal.ts'

/** A form that the server could not take without script, as its answering page shows it again. */
export type RefusedForm<Values> = { values: Values; about: string; fields: FieldErrors }

/** A success; `note` is what is to be said about it in the form, or empty. */
export type Sent = { note: string }

/** What the server judges by whether a person wrote (server/leads/create-lead.ts). */
export type Circumstances = {
  /** What stands in the field that people neither see nor reach. */
  website: string
  /** How long the form was open, in milliseconds; absent when that says nothing. */
  elapsedMs: number | undefined
}

type FormOptions<Values> = {
  /** The form's fields, all blank. */
  empty: Values
  /** Under this name what was typed outlives a reload. */
  draftKey: string
  refused?: Pick<RefusedForm<Values>, 'values' | 'fields'> | undefined
  /** Sends what was typed, or finds why not. Never throws. */
  send: (values: Values, circumstances: Circumstances) => Promise<Sent | Refusal>
}

const nothingWrong: Refusal = { fields: {}, advice: '' }

/**
 * A form of the public site: errors at their fields, one send at a time, and a draft that outlives
 * a reload. Only what was sent is cleared. The page holds what is typed, not React, so that nothing
 * is lost that was typed before React came; until then the browser itself posts the form.
 */
export function useForm<Values extends FormValues>(options: FormOptions<Values>) {
  const { empty, draftKey, refused, send } = options
  const form = useRef<HTMLFormElement>(null)
  const [draft] = useState(() => draftAt(draftKey, empty))
  // A draft was typed before this page was opened: its age says nothing of how fast that was.
  const hadDraft = useRef(false)
  const [values, setValues] = useState(refused?.values ?? empty)
  const [refusal, setRefusal] = useState({ ...nothingWrong, fields: refused?.fields ?? {} })
  const [note, setNote] = useState('')
  const [arrived, setArrived] = useState<Values | null>(null)
  const [sending, setSending] = useState(false)
  const hydrated = useHydrated()

  useEffect(() => {
    const kept = draft.read()
    hadDraft.current = kept !== null
    if (form.current && kept) fillBlanks(form.current, kept)
    const read = () => {
      if (!form.current) return
      const typed = readForm(form.current, empty)
      draft.keep(typed)
      setValues(typed)
    }
    read()
    // What the browser fills in on the way back comes without an event of its own.
    window.addEventListener('pageshow', read)
    return () => window.removeEventListener('pageshow', read)
  }, [draft, empty])

  const onInput = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const typed = readForm(currentTarget, empty)
    draft.keep(typed)
    setValues(typed)
    if (!isTextControl(target)) return
    const { name } = target
    setRefusal(({ advice, fields }) => ({ advice, fields: { ...fields, [name]: undefined } }))
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const half = unreadableField(form)
    if (sending) return
    if (half) return void half.reportValidity()
    setSending(true)
    const sent = readForm(form, empty)
    const outcome = await send(sent, {
      website: String(new FormData(form).get('website') ?? ''),
      elapsedMs: hadDraft.current ? undefined : Math.round(performance.now()),
    })
    const wasRefused = 'advice' in outcome
    flushSync(() => {
      setSending(false)
      setRefusal(wasRefused ? outcome : nothingWrong)
      setNote(wasRefused ? '' : outcome.note)
    })
    if (wasRefused) return form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    // Whoever went on typing while it was sent keeps that.
    if (JSON.stringify(readForm(form, empty)) !== JSON.stringify(sent)) return
    form.reset()
    draft.clear()
    setValues(empty)
    setArrived(sent)
  }

  /** Writes into a field what was chosen elsewhere, as if it was typed there. */
  const write = (name: keyof Values & string, value: string) => {
    const field = form.current?.elements.namedItem(name)
    if (!isTextControl(field)) return
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }

  /** From the receipt back to the form, blank as it is. */
  const again = () => {
    flushSync(() => {
      setArrived(null)
      setNote('')
    })
    form.current?.querySelector<HTMLElement>('input')?.focus()
  }

  return {
    /** For the form; our own messages take the place of the browser's bubbles once there is script. */
    formProps: { ref: form, method: 'post', noValidate: hydrated, onInput, onSubmit },
    /** For the control of a field. */
    control: (name: keyof Values & string) => ({
      name,
      defaultValue: refused?.values[name] || undefined,
    }),
    values,
    write,
    errors: refusal.fields,
    advice: refusal.advice,
    note,
    sending,
    /** What has arrived, when the form is cleared: a receipt takes its place, until `again`. */
    arrived,
    again,
  }
}

/** What stands in the form's fields now; `empty` names them. */
function readForm<Values extends FormValues>(form: HTMLFormElement, empty: Values): Values {
  const data = new FormData(form)
  const values = { ...empty }
  for (const name of Object.keys(values)) {
    const value = data.get(name)
    if (typeof value === 'string') Object.assign(values, { [name]: value })
  }
  return values
}

/** Writes a draft into the fields that are blank. */
function fillBlanks(form: HTMLFormElement, draft: FormValues): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name)
    if (isTextControl(field) && field.value === '') field.value = value
  }
}

function isTextControl(
  field: unknown,
): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  )
}
