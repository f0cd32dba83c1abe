import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Answer, accepted, mailWaits } from '#shared/answer.ts'
import { emailProblem, hasEmail, malformedEmailMessage } from '#shared/email-rule.ts'
import { draftAt } from './draft.ts'
import { useEarlyInput } from './use-early-input.ts'

export type EmailSending = {
  /** Where the typed address outlives a reload; without one it does not. */
  draftKey?: string | undefined
  /** What stands in the field when nothing was typed. */
  initial?: string | undefined
  /** Sends to a trimmed address. Never throws. */
  send: (email: string) => Promise<Answer>
  /** Says why an answer is no success. */
  onFailure: (answer: Answer) => void
  /** Whether the field takes the focus as the form comes up. */
  focused?: boolean | undefined
}

/** `held` is sent, too, while the site can send no mail. */
type EmailState = 'form' | 'sending' | 'sent' | 'held'

/**
 * A form of one e-mail address: one send at a time, the button waits for an address
 * (public-site.md §5), and a failure keeps what was typed.
 */
export function useEmailForm(sending: EmailSending) {
  const { draftKey, initial = '', send, onFailure, focused } = sending
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [state, setState] = useState<EmailState>('form')
  const draft = draftKey === undefined ? null : draftAt(draftKey, { email: '' })

  useEarlyInput(() => {
    if (!input.current) return
    input.current.value ||= draft?.read()?.email || initial
    setEmail(input.current.value)
    if (input.current.value !== initial) draft?.keep({ email: input.current.value })
  })
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setEmail(target.value)
    setError(undefined)
    draft?.keep({ email: target.value })
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // As it stands in the page: some hands write into it without telling React.
    const email = input.current?.value ?? ''
    if (state !== 'form' || !hasEmail(email)) return
    if (emailProblem(email)) {
      setError(malformedEmailMessage)
      input.current?.focus()
      return
    }
    setError(undefined)
    setState('sending')
    const answer = await send(email.trim())
    if (accepted(answer)) {
      draft?.clear()
      setState(mailWaits(answer) ? 'held' : 'sent')
      return
    }
    // A browser alert stops the page: the button must have come back before it.
    flushSync(() => setState('form'))
    onFailure(answer)
  }
  return {
    state,
    /** Where it went, once it has. */
    sentTo: email.trim(),
    error,
    ready: hasEmail(email),
    // No `value`: of a field that React keeps, a browser brings nothing back on the way back.
    field: { ref: input, onChange: type },
    submit,
  }
}
