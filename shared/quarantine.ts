import { z } from 'zod'

/** Why what a visitor sent was set aside for a second look instead of the list. */
export const quarantineReasons = ['honeypot', 'links', 'too_fast'] as const
export type QuarantineReason = (typeof quarantineReasons)[number]
export const quarantineReasonLabels: Record<QuarantineReason, string> = {
  honeypot: 'A field that people do not see was filled in',
  links: 'The message is mostly links',
  too_fast: 'Sent faster than a person can type',
}

/** In the address of a list: whether it is of what was set aside, instead of the rest. */
export const quarantined = z
  .enum(['true', 'false'], { error: 'Quarantined must be true or false.' })
  .default('false')
