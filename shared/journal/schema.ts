import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { historyActs, historyKinds } from './vocabulary.ts'

/** How an entry stands: done, taken back, or nothing but a sentence of the audit log, which is never undone. */
const changeStates = ['done', 'undone', 'logged'] as const

/** What a change did to one field; values as words, instants as ISO 8601, null for nothing. */
const changeItemSchema = z.object({
  record: z.object({ type: z.string(), id: z.string() }),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
})
export type ChangeItem = z.output<typeof changeItemSchema>

/** A command, or an entry of the audit log, as the history shows it. */
export const changeSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(historyKinds),
  act: z.enum(historyActs),
  /** Who did it: a colleague's name, `Visitor`, or the firm's own name for what it did by itself. */
  actor: z.string(),
  /** What was done, as one sentence. */
  summary: z.string(),
  /** The kinds and ids of the records, the first hundred of them. */
  records: z.array(z.object({ type: z.string(), id: z.string() })),
  /**
   * What the first three of them are called now, as far as they are still there; one that is
   * `deleted` comes back by an undo.
   */
  named: z.array(
    z.object({ type: z.string(), id: z.string(), name: z.string(), deleted: z.boolean() }),
  ),
  /** The fields it set, by name. */
  fields: z.array(z.string()),
  /** How many records it changed. */
  count: z.number().int(),
  state: z.enum(changeStates),
  /** The change that this one takes back. */
  undoes: z.string().nullable(),
  /** Field by field, the first twenty; of the record that was asked for, where one was. */
  items: z.array(changeItemSchema),
  /** The emails that have left because of it, which nothing calls back. */
  mails: z.array(z.object({ id: z.string(), subject: z.string() })),
})
export type Change = z.output<typeof changeSchema>

/** What was set back, and what was left because somebody changed it since. */
export const undoneSchema = z.object({
  /** The change that the undo is itself: undone, it is a redo. */
  changeId: z.string(),
  /** How many records were set back. */
  changed: z.number().int(),
  kept: z.array(
    z.object({ record: z.object({ type: z.string(), id: z.string() }), field: z.string() }),
  ),
})
export type Undone = z.output<typeof undoneSchema>

/** Query of `GET /api/admin/changes`. */
export const listChangesSchema = listQuery(['-at'], '-at')
  .pick({ limit: true, cursor: true })
  .extend({
    /** Of one record. */
    record: z.uuid({ error: 'Record must be the id of a record.' }).optional(),
    /** Of one account. */
    actor: z.uuid({ error: 'Actor must be the id of an account.' }).optional(),
    /** What it was; `all` for everything there is, changes alone where it is absent. */
    kind: z.enum(['all', ...historyKinds]).default('change'),
    /** From this instant on, and before this one. */
    since: z.iso.datetime({ error: 'Since must be an instant as in ISO 8601.' }).optional(),
    until: z.iso.datetime({ error: 'Until must be an instant as in ISO 8601.' }).optional(),
  })
export type ListChanges = z.output<typeof listChangesSchema>

/** What a change of a record answers with: the change, to be taken back by; null where nothing changed. */
export const withChange = <Shape extends z.core.$ZodLooseShape>(record: z.ZodObject<Shape>) =>
  record.extend({ changeId: z.string().nullable() })
