import { z } from 'zod'
import type { OutboundPurpose } from './vocabulary.ts'

const instant = z.iso.datetime()

/** One host that was called for one purpose. */
const outboundRow = z.object({
  /** Of `outboundPurposes`; a purpose that a later release has is shown as it is. */
  purpose: z.string() as z.ZodType<OutboundPurpose | (string & {})>,
  host: z.string(),
  calls: z.number().int(),
  failures: z.number().int(),
  lastAt: instant,
  /** Why a call failed last, in a sentence, and when; null while none has. */
  lastFailure: z.string().nullable(),
  lastFailureAt: instant.nullable(),
})
export type OutboundRow = z.output<typeof outboundRow>

/** `GET /api/admin/outbound`: what leaves this machine, by purpose and host. */
export const outboundSchema = z.object({
  calls: z.array(outboundRow),
  /** The mail server, without what opens it; null while none is configured. */
  mail: z
    .object({
      host: z.string(),
      /** E-mails that were sent in the days that calls are kept, and when the last one was. */
      sent: z.number().int(),
      lastAt: instant.nullable(),
    })
    .nullable(),
})
export type Outbound = z.output<typeof outboundSchema>
