/** What this machine may call other machines for; each with the words of Settings, System. */
export const outboundPurposes = {
  'calendar-feed': 'Calendar feeds',
} as const
export type OutboundPurpose = keyof typeof outboundPurposes

/** Days without a call after which a host is no longer listed. */
export const outboundKeptDays = 90
