import { type FormEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emptyContactForm, missingContactFields } from '#shared/leads/contact-form.ts'
import { toast } from '#web/ui/toast-store.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { fillForm, readForm, readHoneypot } from './form-values.ts'
import { createMessageKeys } from './message-key.ts'
import type { FieldErrors } from './refusal.ts'
import { sendContact } from './send-contact.ts'

const fieldLabels = { name: 'Name', email: 'Email', message: 'Message' }

/** State and behaviour of the contact form; the toasts are those of public-site.md §8, word for word. */
export function useContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const sendingNow = useRef(false)
  const [keyOf] = useState(createMessageKeys)
  const [sending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [advice, setAdvice] = useState('')

  const refuse = (element: HTMLFormElement, fields: FieldErrors, sentence: string) => {
    flushSync(() => {
      setErrors(fields)
      setAdvice(sentence)
    })
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  const send = async (element: HTMLFormElement) => {
    const values = readForm(element)
    const missing = missingContactFields(values)
    if (missing.length > 0) {
      const fields = missing.map((name) => [name, `${fieldLabels[name]} is required.`])
      toast({
        title: 'Validation Error',
        description: 'Please fill in all required fields.',
        variant: 'destructive',
      })
      return refuse(element, Object.fromEntries(fields), '')
    }
    const outcome = await sendContact({
      values,
      website: readHoneypot(element),
      elapsedMs: Math.round(performance.now()),
      key: keyOf(JSON.stringify(values)),
    })
    if (!outcome.sent) {
      toast({
        title: 'Error',
        description: 'Something went wrong. Please try again.',
        variant: 'destructive',
      })
      return refuse(element, outcome.fields, outcome.advice)
    }
    toast({
      title: 'Message Sent!',
      description: "Thank you! We'll be in touch within 24 hours.",
    })
    fillForm(element, emptyContactForm)
    forgetDraft()
    setErrors({})
    setAdvice('')
  }

  const sendOnce = async (element: HTMLFormElement) => {
    if (sendingNow.current) return
    sendingNow.current = true
    setSending(true)
    await send(element)
    sendingNow.current = false
    setSending(false)
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void sendOnce(event.currentTarget)
  }

  const input = (event: FormEvent<HTMLFormElement>) => {
    keepDraft(readForm(event.currentTarget))
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null
    setErrors((before) => (name && name in before ? { ...before, [name]: undefined } : before))
  }

  useEffect(() => {
    const element = form.current
    if (!element) return
    const draft = readDraft()
    if (draft) fillForm(element, draft, 'blank fields only')
    element.dataset.ready = ''
    // Sent before this code was here (islands/interact.ts): send it now, once.
    if (element.dataset.held === undefined) return
    delete element.dataset.held
    element.requestSubmit()
  }, [])

  return { form, errors, advice, sending, submit, input }
}
