import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { webhookCalls } from '#shared/office-calls.ts'
import { adminPage } from '#shared/routes.ts'
import {
  deliveryOutcomeLabels,
  type Webhook,
  type WebhookSource,
  webhookSchema,
  webhookSecretSchema,
  webhookSourceLabels,
} from '#shared/webhooks/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { fieldErrorsOf } from '../../http/api-error.ts'
import { call } from '../../http/call.ts'
import { CopyButton } from '../copy-button.tsx'
import { type Purpose, ReauthenticateDialog } from '../reauthenticate.tsx'
import { SettingsSection, WithQuery } from '../settings-section.tsx'

/** The outside booking tools; the settings' own topic has them read again. */
const webhooksQuery = queryOptions({
  queryKey: ['system', 'webhooks'],
  queryFn: ({ signal }) => call(webhookCalls.admin.webhooks, z.array(webhookSchema), { signal }),
})

/** Calendly and Cal.com as a way in, for a firm that stays with them. */
export function WebhooksSection() {
  const webhooks = useQuery(webhooksQuery)
  return (
    <SettingsSection
      title="Calendly and Cal.com"
      description="What is booked, moved or cancelled there becomes a consultation here at once. Paste the address there as a webhook, and the secret that it signs with here."
      folded={{ words: 'Their bookings arrive here' }}
    >
      <WithQuery query={webhooks} what="booking tools">
        {(all) => (
          <div className="flex flex-col divide-y divide-paper-edge *:py-5 *:first:pt-0 *:last:pb-0">
            {all.map((webhook) => (
              <Tool key={webhook.source} webhook={webhook} />
            ))}
          </div>
        )}
      </WithQuery>
    </SettingsSection>
  )
}

type Keep = { source: WebhookSource; secret: string | null }

/** Before a secret is kept, with which bookings can be made here, or taken away. */
function keeping({ source, secret }: Keep): Purpose<Webhook[]> {
  const tool = webhookSourceLabels[source]
  const failed = {
    title: 'Update failed',
    description: 'Failed to save the secret. Please try again.',
  }
  const act: Purpose<Webhook[]>['act'] = (proof) =>
    call(webhookCalls.admin.webhook(source), z.array(webhookSchema), {
      method: 'PUT',
      body: { secret, ...proof },
    })
  if (secret === null) {
    return {
      title: `Remove the secret of ${tool}?`,
      description: 'Everything that it sends is refused from then on. What was booked stays.',
      submit: 'Remove',
      submitting: 'Removing...',
      destructive: true,
      done: () => ({
        title: 'Secret removed',
        description: `Nothing of ${tool} is taken any more.`,
      }),
      failed,
      act,
    }
  }
  return {
    title: `Save the secret of ${tool}?`,
    description: 'Whoever has this secret can make bookings here.',
    submit: 'Save',
    submitting: 'Saving...',
    destructive: false,
    done: () => ({ title: 'Secret saved', description: `Bookings of ${tool} arrive from now on.` }),
    failed,
    act,
  }
}

/** One tool: its address, its secret, and what it has sent. */
function Tool({ webhook }: { webhook: Webhook }) {
  const { source, address, hasSecret, accepted, refused } = webhook
  const tool = webhookSourceLabels[source]
  return (
    <section aria-label={tool}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold text-sm">{tool}</h3>
        <p className="text-ink-faint text-xs tabular-nums">
          {hasSecret || accepted + refused > 0
            ? `${accepted.toLocaleString('en-US')} taken, ${refused.toLocaleString('en-US')} refused`
            : 'Not in use'}
        </p>
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <code className="wrap-anywhere min-w-0 flex-1 basis-60 rounded-sm bg-paper px-2 py-1.5 text-xs">
          {address}
        </code>
        <CopyButton text={address} label="Copy address" />
      </div>
      <Secret key={String(hasSecret)} webhook={webhook} />
      <Deliveries webhook={webhook} />
    </section>
  )
}

/** The secret is never shown again: it is set, replaced or removed. */
function Secret({ webhook }: { webhook: Webhook }) {
  const { source, hasSecret } = webhook
  const queries = useQueryClient()
  const [secret, setSecret] = useState('')
  const [problem, setProblem] = useState<string>()
  const [asked, setAsked] = useState<Keep | null>(null)
  return (
    <>
      <form
        noValidate
        aria-label={`Secret of ${webhookSourceLabels[source]}`}
        className="mt-3 flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const read = webhookSecretSchema.safeParse({ secret })
          if (read.success) setAsked({ source, secret: read.data.secret })
          else setProblem(read.error.issues[0]?.message)
        }}
      >
        <Field
          label={hasSecret ? 'Replace the secret' : 'Secret'}
          error={problem}
          className="flex-1 basis-60"
        >
          <Input
            type="password"
            autoComplete="off"
            value={secret}
            placeholder={hasSecret ? 'A secret is set' : undefined}
            onChange={(event) => {
              setSecret(event.target.value)
              setProblem(undefined)
            }}
          />
        </Field>
        <Button type="submit" variant="secondary">
          Save Secret
        </Button>
        {hasSecret && (
          <Button variant="quiet" onClick={() => setAsked({ source, secret: null })}>
            Remove
          </Button>
        )}
      </form>
      {asked && (
        <ReauthenticateDialog
          open
          purpose={keeping(asked)}
          onClose={() => setAsked(null)}
          onDone={(all) => {
            setSecret('')
            queries.setQueryData(webhooksQuery.queryKey, all)
          }}
          onRefused={(error) => setProblem(fieldErrorsOf(error).secret)}
        />
      )}
    </>
  )
}

/** The last that were taken and the last that were refused, newest first. */
function Deliveries({ webhook: { deliveries, hasSecret } }: { webhook: Webhook }) {
  if (deliveries.length === 0) {
    return hasSecret ? (
      <p className="mt-3 text-ink-faint text-xs">
        Nothing has arrived yet. Book a test meeting there to see it here.
      </p>
    ) : null
  }
  return (
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer text-ink-soft">Last deliveries</summary>
      <ul className="mt-2 divide-y divide-paper-edge border-paper-edge border-y">
        {deliveries.map(({ id, at, event, outcome, reason, consultationId }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 py-2">
            <span className={outcome === 'refused' ? 'font-medium text-danger' : 'font-medium'}>
              {deliveryOutcomeLabels[outcome]}
            </span>
            <span className="wrap-anywhere text-ink-soft">{event}</span>
            <span className="ml-auto text-ink-faint text-xs">
              <RelativeTime at={at} />
            </span>
            {reason && <span className="basis-full text-ink-soft text-xs">{reason}</span>}
            {consultationId && (
              <Link to={adminPage.consultation(consultationId)} className={`${linkClass} text-xs`}>
                Open the consultation
              </Link>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
