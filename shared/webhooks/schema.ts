import { z } from 'zod'
import { reauthenticationSchema } from '../accounts/security-schema.ts'

/** The booking tools whose events are taken (booking.md; their own documents tell the shapes). */
export const webhookSources = ['calendly', 'calcom'] as const
export type WebhookSource = (typeof webhookSources)[number]

export const webhookSourceLabels: Record<WebhookSource, string> = {
  calendly: 'Calendly',
  calcom: 'Cal.com',
}

/** What became of a delivery. */
const deliveryOutcomes = ['booked', 'moved', 'cancelled', 'repeated', 'ignored', 'refused'] as const
export type DeliveryOutcome = (typeof deliveryOutcomes)[number]

export const deliveryOutcomeLabels: Record<DeliveryOutcome, string> = {
  booked: 'Booked',
  moved: 'Moved',
  cancelled: 'Cancelled',
  repeated: 'Known already',
  ignored: 'Left alone',
  refused: 'Refused',
}

/** A booking tool as the settings show it. */
export const webhookSchema = z.object({
  source: z.enum(webhookSources),
  /** The whole address that the tool sends to. */
  address: z.string(),
  /** Whether there is a secret; without one everything is refused. */
  hasSecret: z.boolean(),
  accepted: z.number().int(),
  refused: z.number().int(),
  /** The last ten that were taken and the last ten that were refused, together, newest first. */
  deliveries: z.array(
    z.object({
      id: z.string(),
      at: z.iso.datetime(),
      /** What the tool calls it; empty where it could not be read. */
      event: z.string(),
      outcome: z.enum(deliveryOutcomes),
      /** Why, in a sentence; empty where the outcome says it all. */
      reason: z.string(),
      consultationId: z.string().nullable(),
    }),
  ),
})
export type Webhook = z.output<typeof webhookSchema>

/** Shorter secrets are guessed; this one stands in the literal of a tool without any. */
const shortest = 16
const noSecret = 'no-secret-provided'

/** The secret that a tool signs with; null takes it away. */
export const webhookSecretSchema = z.object({
  secret: z
    .string({ error: 'Enter the secret that the tool signs with.' })
    .trim()
    .min(shortest, `The secret must have at least ${shortest} characters.`)
    .max(500, 'The secret can have at most 500 characters.')
    .refine((secret) => secret !== noSecret, {
      error: 'This is what Cal.com sends where no secret is set. Set one there.',
    })
    .nullable(),
})

/** `PUT /api/admin/webhooks/{source}`: who has the secret writes bookings, so the password is asked for. */
export const saveWebhookSchema = webhookSecretSchema.extend(reauthenticationSchema.shape)
export type SaveWebhook = z.output<typeof saveWebhookSchema>
