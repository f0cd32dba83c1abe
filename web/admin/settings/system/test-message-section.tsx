import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import type { z } from 'zod'
import { sendTestSchema } from '#shared/mail/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { besideField, Field, Input } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { showFieldErrors } from '../../http/api-error.ts'
import { fetchSignedIn } from '../../http/call.ts'
import { failureOf } from '../../http/query-client.ts'
import { useSession } from '../../http/session.ts'
import { SettingsSection } from '../settings-section.tsx'

type Values = z.input<typeof sendTestSchema>

/** Orders a message that goes the way of all others, to see that it arrives. */
function useSendTest() {
  return useMutation({
    mutationFn: (body: Values) => fetchSignedIn(api.admin.emailTest, { method: 'POST', body }),
    onSuccess: (_answer, { to }) =>
      toast({ title: 'Test message sent', description: `See whether it arrives at ${to}.` }),
    meta: {
      failure: failureOf('Test failed', 'Failed to send the test message. Please try again.'),
    },
  })
}

/** Whether mail arrives, tried with one's own address. */
export function TestMessageSection() {
  const email = useSession()?.user.email ?? ''
  const send = useSendTest()
  const form = useForm<Values>({
    resolver: zodResolver(sendTestSchema),
    defaultValues: { to: email },
  })
  const submit = form.handleSubmit((values) =>
    send.mutateAsync(values).catch((error: unknown) => showFieldErrors(form, error)),
  )
  return (
    <SettingsSection
      title="Test message"
      description={
        <>
          Goes the way every message goes. What the mail server answers stands in the{' '}
          <Link to={adminPage.outbox} className={linkClass}>
            Outbox
          </Link>
          .
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2">
        <Field
          label="Send it to"
          error={form.formState.errors.to?.message}
          className="flex-1 basis-60"
        >
          <Input type="email" autoComplete="email" {...form.register('to')} />
        </Field>
        <Button
          type="submit"
          variant="secondary"
          busy={send.isPending}
          className={cx(besideField, 'max-sm:mt-0')}
        >
          {send.isPending ? 'Sending...' : 'Send Test Message'}
        </Button>
      </form>
    </SettingsSection>
  )
}
