import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LiveTopic } from '#shared/live/topics.ts'
import type { Ctx } from './context.ts'
import type { Database } from './db/database.ts'
import type { changeItems } from './db/schema.ts'
import type { TagChange, TagLink } from './record-tags.ts'

/** A table whose rows people edit together: a version that rises, and a delete that can be undone. */
export type RecordTable = PgTable & {
  id: PgColumn
  version: PgColumn
  updatedAt: PgColumn
  deletedAt: PgColumn
}
export type RowOf<Table extends RecordTable> = Table['$inferSelect']
/** What the type of a generic table's row does not say, although every such table has it. */
export type Versioned = { id: string; version: number }
export type ChangesOf<Table extends RecordTable> = Partial<RowOf<Table>>

/** What a change did to one field of one record, as the journal keeps it. */
export type Item = typeof changeItems.$inferSelect

/** A record before and after a change of it. */
export type Step = {
  noun: string
  id: string
  before: Record<string, unknown>
  after: Record<string, unknown>
  /** What can be set back; what is made of these by rule is not among them. */
  fields: readonly string[]
  /** Tags it was given, or has lost; each is kept by itself, so that an undo leaves the others. */
  tags?: TagChange | undefined
}

/** How a record finds the person it belongs to (people/keep-people.ts). */
export type PersonLink<Row> = {
  /**
   * The person, as the record's texts stand at an instant; with what that changes of them and of their
   * company, to be taken back with the record's own change.
   */
  keep: (db: Database, row: Row, at: Date) => Promise<{ id: string; steps: Step[] }>
  /**
   * The person to whose address a record is taken back: nothing is told but of one who is made for it, and that
   * one who was set aside is in the lists.
   */
  keepBack: (db: Database, row: Row, at: Date) => Promise<{ id: string; steps: Step[] }>
  /** The person, called again as the record says, where they are called as it said before. */
  renameBack: (
    db: Database,
    row: Row,
    before: Row,
    at: Date,
  ) => Promise<{ id: string; steps: Step[] } | undefined>
  /** What is to be done once a record is another person's; `how` says whether that may be the same as who was left. */
  leave: (
    db: Database,
    left: string,
    to: string,
    how: { mayBeSame: boolean; isRenamed: boolean },
  ) => Promise<void>
}

/** A record as it stands after a change of it was taken back, and as it stood before that. */
export type UndoneRecord<Row> = { row: Row; before: Row }

/** One kind of record and how people, the audit log and open screens call it. */
export type RecordKind<Table extends RecordTable> = {
  table: Table
  /** As it stands in sentences and, before a dot, in the audit log: `lead`, `lead.updated`. */
  noun: string
  topic: LiveTopic | readonly LiveTopic[]
  /** What a process keeps in memory about the table and has to drop after a change. */
  invalidate?: (ctx: Ctx) => void
  /** Whether its rows are persons: what is done to one stands in their own line of time. */
  isPerson?: true
  /** Whose its rows are, where they are somebody's. */
  person?: PersonLink<Table['$inferSelect']>
  /** Fields whose values are words of the product, and nobody's data: kept in the audit log. */
  words?: readonly (string & keyof Table['$inferSelect'])[]
  /** What is made by rule of a row's texts; made anew when a change is taken back. */
  derive?: (row: Table['$inferSelect']) => Partial<Table['$inferSelect']>
  /** Fields that say one thing: a change of them is taken back whole, or not at all. */
  together?: readonly (string & keyof Table['$inferSelect'])[]
  /** What of a change is taken back only where all else of the record is. */
  wholly?: (item: Item) => boolean
  /** Where its tags stand, where it has any. */
  tags?: TagLink
  /** The lists whose order says nothing from this place on: put in another order they are what they were. */
  unordered?: Readonly<Record<string, number>>
  /** As `undone`, for all records of its kind at once; within the transaction. */
  undoneAll?: (ctx: Ctx, changed: readonly UndoneRecord<Table['$inferSelect']>[]) => Promise<void>
  /** As `undoneAll`, once all else of the change was taken back: what holds others' rows, and waits for none. */
  undoneLast?: (ctx: Ctx, changed: readonly UndoneRecord<Table['$inferSelect']>[]) => Promise<void>
  /** Which of these items, of whatever records of the kind, can not be set back by now; the change was made at an instant. */
  leftAmong?: (db: Database, items: readonly Item[], at: Date) => Promise<ReadonlySet<Item>>
  /** Whether these fields can not be set back any more: a name that another has by now. */
  isBarred?: (db: Database, row: Table['$inferSelect'], set: object) => Promise<boolean>
  /** Which of these rows, as several changes at once would have them, can not be so; by their ids. */
  barredAmong?: (
    db: Database,
    rows: readonly Table['$inferSelect'][],
  ) => Promise<ReadonlySet<string>>
  /** What has to be told when a change is taken back: a visitor's call is at another time again. */
  undone?: (
    ctx: Ctx,
    changed: Table['$inferSelect'],
    before: Table['$inferSelect'],
  ) => Promise<void>
}
