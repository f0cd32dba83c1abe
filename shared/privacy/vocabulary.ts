/** Where something about a person can be, in the order it is shown. */
export const holdingPlaces = [
  'leads',
  'consultations',
  'submissions',
  'subscriptions',
  'messages',
  'mailOrders',
  'notifications',
  'invitations',
  'emailChanges',
  'mentions',
  'traces',
] as const
export type HoldingPlace = (typeof holdingPlaces)[number]

type Words = { one: string; many: string }

export const holdingWords: Record<HoldingPlace, Words> = {
  leads: { one: 'lead', many: 'leads' },
  consultations: { one: 'consultation', many: 'consultations' },
  submissions: { one: 'lead magnet', many: 'lead magnets' },
  subscriptions: { one: 'newsletter subscription', many: 'newsletter subscriptions' },
  messages: { one: 'email', many: 'emails' },
  mailOrders: { one: 'email being prepared', many: 'emails being prepared' },
  notifications: { one: 'notification', many: 'notifications' },
  invitations: { one: 'invitation', many: 'invitations' },
  emailChanges: { one: 'address to be confirmed', many: 'addresses to be confirmed' },
  mentions: { one: 'mention in another record', many: 'mentions in other records' },
  traces: { one: 'technical trace', many: 'technical traces' },
}

/** Why an address is remembered by its mark alone. */
export const markReasons = ['erased', 'unsubscribed'] as const
export type MarkReason = (typeof markReasons)[number]
