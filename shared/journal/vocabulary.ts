/** What an entry of the history is about (relationship.md §5). */
export const historyKinds = [
  'change',
  'undo',
  'created',
  'sign-in',
  'settings',
  'export',
  'erasure',
  'mail',
] as const
export type HistoryKind = (typeof historyKinds)[number]

export const historyKindLabels: Record<HistoryKind, string> = {
  change: 'Changes',
  undo: 'Undo and redo',
  created: 'New records',
  'sign-in': 'Sign-ins',
  settings: 'Settings and accounts',
  export: 'Exports',
  erasure: 'Erasures',
  mail: 'Emails and newsletter',
}
