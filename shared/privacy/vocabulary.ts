/** Where something about a person can be, in the order it is shown. */
export const holdingNames = [
  'leads',
  'consultations',
  'submissions',
  'subscriptions',
  'notes',
  'tasks',
  'deals',
  'people',
  'changes',
  'importRows',
  'messages',
  'mailOrders',
  'notifications',
  'invitations',
  'emailChanges',
  'mentions',
  'traces',
] as const
export type HoldingName = (typeof holdingNames)[number]

type Words = { one: string; many: string }

export const holdingWords: Record<HoldingName, Words> = {
  leads: { one: 'lead', many: 'leads' },
  consultations: { one: 'consultation', many: 'consultations' },
  submissions: { one: 'lead magnet', many: 'lead magnets' },
  subscriptions: { one: 'newsletter subscription', many: 'newsletter subscriptions' },
  notes: { one: 'note', many: 'notes' },
  tasks: { one: 'task', many: 'tasks' },
  deals: { one: 'deal', many: 'deals' },
  people: { one: 'entry under People', many: 'entries under People' },
  changes: { one: 'change', many: 'changes' },
  importRows: { one: 'row of an imported file', many: 'rows of imported files' },
  messages: { one: 'email', many: 'emails' },
  mailOrders: { one: 'email being prepared', many: 'emails being prepared' },
  notifications: { one: 'notification', many: 'notifications' },
  invitations: { one: 'invitation', many: 'invitations' },
  emailChanges: { one: 'address to be confirmed', many: 'addresses to be confirmed' },
  mentions: { one: 'mention in another record', many: 'mentions in other records' },
  traces: { one: 'technical trace', many: 'technical traces' },
}

/** Why an address is kept as its hash alone. */
export const suppressionReasons = ['erased', 'unsubscribed'] as const
export type SuppressionReason = (typeof suppressionReasons)[number]
