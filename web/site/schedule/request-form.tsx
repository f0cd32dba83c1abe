import { schedulePage } from '#content/pages/schedule.ts'
import { page } from '#shared/routes.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import { FormMessages, Honeypot, SubmitButton } from '../forms/form-parts.tsx'

const { request } = schedulePage

/** Names the form for what stands outside of it. */
export const requestFormId = 'request-form'

/**
 * The request for a call. As it stands it is a plain form post, its times those of the firm;
 * start.ts lets it send in place, in the visitor's own zone.
 */
export function RequestForm() {
  return (
    <form
      id={requestFormId}
      method="post"
      action={page.schedule}
      aria-label={request.heading}
      data-request-form=""
      className="relative grid gap-5 sm:grid-cols-2"
    >
      <Field label="Name" required>
        <Input name="name" autoComplete="name" required />
      </Field>
      <Field label="Email" required>
        <Input name="email" type="email" inputMode="email" autoComplete="email" required />
      </Field>
      <Field label="Company">
        <Input name="company" autoComplete="organization" />
      </Field>
      <Field label="Phone">
        <Input name="phone" type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field label="Preferred date">
        <Input name="date" type="date" aria-describedby="request-zone" />
      </Field>
      <Field label="Preferred time">
        <Input name="time" type="time" aria-describedby="request-zone" />
      </Field>
      <p
        id="request-zone"
        data-zone=""
        className="-mt-3 min-h-5 text-ink-soft text-xs sm:col-span-2"
      >
        {request.zone}
      </p>
      <Field label="Message" className="sm:col-span-2">
        <Textarea name="message" rows={3} />
      </Field>
      <Honeypot />
      <FormMessages className="sm:col-span-2" />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <SubmitButton
          label={request.button}
          sending={request.busy}
          className="min-w-48 max-sm:w-full"
        />
        <p className="text-ink-faint text-sm">Fields marked * are required.</p>
      </div>
    </form>
  )
}
