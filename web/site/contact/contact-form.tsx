import { contactReceipt, contactSent } from '#content/pages/confirmation.ts'
import { mailWaits } from '#shared/answer.ts'
import { typedFacts } from '#shared/forms/fields.ts'
import {
  type ContactFormValues,
  contactFields,
  contactLead,
  contactProblems,
  contactSentToast,
  emptyContactForm,
  messageCount,
} from '#shared/leads/contact-form.ts'
import { api, page } from '#shared/routes.ts'
import type { Topics } from '#shared/topic-label.ts'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast-store.ts'
import { AboutTopic, aboutFact, useTopic } from '../forms/about-topic.tsx'
import { FormFields } from '../forms/form-fields.tsx'
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
  const { formProps, control, errors, values, advice, note, sending, arrived, again } = useForm({
    empty: emptyContactForm,
    draftKey: 'contact-draft',
    refused,
    send: (typed, circumstances) => sendContact(typed, circumstances, about),
  })
  return (
    <>
      {arrived && (
        <Receipt
          {...contactReceipt}
          facts={[...aboutFact(about), ...typedFacts(contactFields, arrived)]}
          note={note}
          onAgain={again}
        />
      )}
      <form
        {...formProps}
        hidden={arrived !== null}
        action={page.contact}
        aria-label="Contact"
        className={cx('relative gap-5 sm:grid-cols-2', !arrived && 'grid')}
      >
        <AboutTopic label={about} />
        <FormFields
          fields={contactFields}
          control={control}
          errors={errors}
          placed={{
            company: { className: 'col-span-full' },
            message: {
              className: 'col-span-full',
              rows: 6,
              after: <MessageCount message={values.message} />,
            },
          }}
        />
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
  const { seen, liveMessage, over } = messageCount(message)
  const color = over > 0 ? 'text-danger' : 'text-ink-soft'
  return (
    <>
      <p className={cx('mt-1.5 text-xs tabular-nums empty:hidden', color)}>{seen}</p>
      <p role="status" className="sr-only">
        {liveMessage}
      </p>
    </>
  )
}

const fieldNames = Object.keys(contactFields)
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
  const body = { ...contactLead(values, about), ...circumstances }
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
