import type { Choice } from '#web/ui/field.tsx'

/** What can be done to many records of a list at once; each absent where its records have no such thing. */
export type BulkConfig = {
  /** The call that does it. */
  path: string
  /** As the journal calls its records: `lead`. */
  noun: string
  status?: { label: string; options: readonly Choice[] }
  /** Whose the records can be; nobody's is the empty choice. */
  owner?: { useOptions: () => readonly Choice[] }
  tags?: true
  nextStep?: true
  delete?: true
  /** The call that answers with them as a file, and what that is saved as. */
  exported?: { path: string; fileName: string }
}
