import { contactReceipt, contactSent } from '#content/pages/confirmation.ts'
import { mailWaits } from '#shared/answer.ts'
import {
  budgets,
  type ContactFormValues,
  composeContactMessage,
  contactProblems,
  contactSentToast,
  emptyContactForm,
  messageCount,
  projectTypes,
} from '#shared/leads/contact-form.ts'
import { contactFormSource } from '#shared/leads/vocabulary.ts'
import { api, page } from '#shared/routes.ts'
import type { Topics } from '#shared/topic-label.ts'
import { cx } from '#web/ui/cx.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AboutTopic, useTopic } from '../forms/about-topic.tsx'
import { FormStatus, Honeypot, SubmitButton } from '../forms/form-parts.tsx'
import { createMessageKeys, postForm } from '../forms/post-json.ts'
import { Receipt } from '../forms/receipt.tsx'
import { type Refusal, readAnswer, readRefusal } from '../forms/refusal.ts'
import { type Circumstances, type RefusedForm, type Sent, useForm } from '../forms/use-form.ts'

type ContactFormProps = {
  topics: Topics
  /** On the page that answers a form which could not be taken: what was typed, and what is wrong. */
  refused?: RefusedForm<ContactFormValues>
}

/** The contact form (public-site.md §2, §5); without script it is a plain form post. */
export function ContactForm({ topics, refused }: ContactFormProps) {
  const topic = useTopic(topics)
  const about = refused?.about ?? topic
  const { formProps, control, errors, values, advice, note, sending, receipt, again } = useForm({
    empty: emptyContactForm,
    draftKey: 'contact-draft',
    refused,
    send: (typed, circumstances) => sendContact(typed, circumstances, about),
  })
  return (
    <>
      {receipt && <Receipt {...contactReceipt} note={note} onAgain={again} />}
      <form
        {...formProps}
        hidden={receipt}
        action={page.contact}
        aria-label="Contact"
        className={cx('relative gap-5 sm:grid-cols-2', !receipt && 'grid')}
      >
        <AboutTopic label={about} />
        <Field label="Name" required error={errors.name}>
          <Input {...control('name')} autoComplete="name" required />
        </Field>
        <Field label="Email" required error={errors.email}>
          <Input
            {...control('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        </Field>
        <Field label="Company" error={errors.company} className="col-span-full">
          <Input {...control('company')} autoComplete="organization" />
        </Field>
        <Field label="Project type">
          <NativeSelect
            {...control('projectType')}
            options={projectTypes}
            placeholder="Choose one"
          />
        </Field>
        <Field label="Budget">
          <NativeSelect {...control('budget')} options={budgets} placeholder="Choose one" />
        </Field>
        <div className="col-span-full">
          <Field label="Message" required error={errors.message}>
            <Textarea {...control('message')} rows={6} required />
          </Field>
          <MessageCount message={values.message} />
        </div>
        <Honeypot />
        <FormStatus advice={advice} note={note} className="col-span-full" />
        <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3">
          <SubmitButton
            label="Send Message"
            busyLabel="Sending..."
            sending={sending}
            className="min-w-44 max-sm:w-full"
          />
          <p className="text-ink-faint text-sm">Fields marked * are required.</p>
        </div>
      </form>
    </>
  )
}

/** How far the message is from its limit, once that is near. */
function MessageCount({ message }: { message: string }) {
  const { seen, said, over } = messageCount(message)
  const color = over > 0 ? 'text-danger' : 'text-ink-soft'
  return (
    <>
      <p className={cx('mt-1.5 text-xs tabular-nums empty:hidden', color)}>{seen}</p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}

const fieldNames = ['name', 'email', 'company', 'message']
const keyOf = createMessageKeys()

/** Sends a message as a lead (public-site.md §7); the toasts are those of §8, word for word. */
async function sendContact(
  values: ContactFormValues,
  circumstances: Circumstances,
  about: string,
): Promise<Sent | Refusal> {
  const { missing, fields } = contactProblems(values)
  if (missing) {
    toast({
      title: 'Validation Error',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    })
  }
  if (Object.keys(fields).length > 0) return { fields, advice: '' }
  const { name, email, company } = values
  const body = {
    name,
    email,
    company,
    source: contactFormSource,
    message: composeContactMessage(values, about),
    ...circumstances,
  }
  const answer = await postForm(api.leads, body, keyOf(JSON.stringify([values, about])))
  if (answer === 'unreachable' || !answer.ok) {
    const refusal = await readRefusal(answer, { noun: 'message', fieldNames })
    const [problem] = Object.values(refusal.fields)
    toast({
      title: problem ? 'Validation Error' : 'Error',
      description: problem ?? 'Something went wrong. Please try again.',
      variant: 'destructive',
    })
    return refusal
  }
  toast(contactSentToast)
  return { note: mailWaits(await readAnswer(answer)) ? contactSent.held : '' }
}
