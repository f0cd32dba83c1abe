/** The kinds of records the search of the back-office goes through, in the order they are shown. */
export const searchKinds = ['leads', 'consultations', 'submissions', 'subscribers'] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchKindLabels: Record<SearchKind, string> = {
  leads: 'Leads',
  consultations: 'Consultations',
  submissions: 'Lead Magnets',
  subscribers: 'Subscribers',
}

/** How many of each kind are answered. */
export const hitsOfEachKind = 5
