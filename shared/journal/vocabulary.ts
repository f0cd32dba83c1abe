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

/** What was done, as its sign tells it before its sentence is read. */
export const historyActs = [
  'added',
  'changed',
  'moved',
  'completed',
  'deleted',
  'merged',
  'undone',
  'signed-in',
  'signed-out',
  'refused',
  'configured',
  'exported',
  'erased',
  'mailed',
] as const
export type HistoryAct = (typeof historyActs)[number]

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
