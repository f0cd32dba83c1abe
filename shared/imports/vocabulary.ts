/** What a column of a file may say of a person (relationship.md §4). */
export const importFields = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'tags',
  'owner',
] as const
export type ImportField = (typeof importFields)[number]
export const importFieldLabels: Record<ImportField, string> = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  tags: 'Tags',
  owner: 'Owner',
}

/** How far an import is. */
export const importStates = [
  // No column is known that tells people apart.
  'mapping',
  'checking',
  'ready',
  'running',
  'stopped',
  'done',
  'reverted',
] as const
export type ImportState = (typeof importStates)[number]
export const importStateLabels: Record<ImportState, string> = {
  mapping: 'Waiting for its columns',
  checking: 'Being checked',
  ready: 'Ready',
  running: 'Running',
  stopped: 'Stopped',
  done: 'Done',
  reverted: 'Reverted',
}

/** What becomes of a row. */
export const importVerdicts = ['new', 'changes', 'same', 'refused'] as const
export type ImportVerdict = (typeof importVerdicts)[number]
export const importVerdictLabels: Record<ImportVerdict, string> = {
  new: 'New',
  changes: 'Changes',
  same: 'Same',
  refused: 'Refused',
}
