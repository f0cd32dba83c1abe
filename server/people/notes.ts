import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { mentionsIn } from '#shared/people/mentions.ts'
import type { CreateNote, Note, UpdateNote } from '#shared/people/schema.ts'
import { accountNames, recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { admins, notes } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { notify } from '../notifications/notice.ts'
import {
  changeRecord,
  deleteRecord,
  findRecord,
  type RecordKind,
  restoreRecord,
} from '../records.ts'
import { livingPerson } from './person-records.ts'
import { touchPerson } from './tasks.ts'

type NoteRow = typeof notes.$inferSelect

/** Notes as records. */
export const noteRecords = { table: notes, noun: 'note', topic: 'people' } satisfies RecordKind<
  typeof notes
>

const nobody = 'Somebody who has left'

async function presentNotes(db: Database, rows: readonly NoteRow[]): Promise<Note[]> {
  const names = await accountNames(db)
  return rows.map((row) => ({
    id: row.id,
    personId: row.personId,
    text: row.text,
    pinned: row.pinned,
    mentions: row.mentions,
    author: row.authorId,
    authorName: names.get(row.authorId ?? '') ?? nobody,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }))
}

async function presentNote(db: Database, row: NoteRow): Promise<Note> {
  const [note] = await presentNotes(db, [row])
  if (!note) throw new Error('A note was not presented.')
  return note
}

/** The notes of a person that are pinned, newest first. @throws {AppError} `not_found`. */
export async function pinnedNotes(ctx: Ctx, personId: string): Promise<Note[]> {
  const { id } = await livingPerson(ctx, personId)
  const rows = await ctx.db
    .select()
    .from(notes)
    .where(and(eq(notes.personId, id), eq(notes.pinned, true), isNull(notes.deletedAt)))
    .orderBy(desc(notes.createdAt), desc(notes.id))
  return presentNotes(ctx.db, rows)
}

/** Writes a note about a person, and tells whom it names. @throws {AppError} `not_found`. */
export async function createNote(ctx: Ctx, personId: string, input: CreateNote): Promise<Note> {
  const row = await inTransaction(ctx, async (ctx) => {
    const person = await livingPerson(ctx, personId, true)
    const now = ctx.clock()
    const named = await namedAnew(ctx, input.text)
    const [created] = await ctx.db
      .insert(notes)
      .values({
        ...input,
        id: randomUUIDv7(),
        personId: person.id,
        mentions: named,
        authorId: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
        createdAt: now,
        updatedAt: now,
      })
      .returning()
    if (!created) throw new Error('A note was not created.')
    await recordAudit(ctx, { action: 'note.created', entityId: created.id, personId: person.id })
    await touchPerson(ctx.db, person.id, now)
    await notifyNamed(ctx, created, named)
    return created
  })
  ctx.publish('people', ...(row.mentions.length > 0 ? (['notifications'] as const) : []))
  return presentNote(ctx.db, row)
}

/**
 * Changes a note. Its words are its author's alone; whether it is pinned is everybody's. Whom it
 * did not name before is told.
 * @throws {AppError} `not_found`, `forbidden`, `edit_conflict` (with `current`).
 */
export async function updateNote(ctx: Ctx, id: string, input: UpdateNote): Promise<Note> {
  const current = await findRecord(ctx, noteRecords, id)
  if (input.text !== undefined) refuseOthers(ctx, current)
  const shown = await presentNote(ctx.db, current)
  let mentions: string[] | undefined
  const row = await changeRecord({
    ctx,
    kind: noteRecords,
    id,
    act: 'updated',
    seen: { version: input.version, present: () => ({ ...shown }) },
    decide: () => ({
      ...(input.text !== undefined && { text: input.text }),
      ...(input.pinned !== undefined && { pinned: input.pinned }),
    }),
    also: async (ctx, changed) => {
      if (input.text === undefined) return
      const named = await namedAnew(ctx, input.text, changed.mentions)
      if (named.length === 0) return
      mentions = [...changed.mentions, ...named]
      // Outside the change: when it is taken back, they were told none the less.
      await ctx.db.update(notes).set({ mentions }).where(eq(notes.id, id))
      await notifyNamed(ctx, changed, named)
    },
  })
  if (mentions) ctx.publish('notifications')
  return presentNote(ctx.db, { ...row, mentions: mentions ?? row.mentions })
}

/** The active accounts that a text names and that were not named before; not its author. */
async function namedAnew(
  { db, actor }: Ctx,
  text: string,
  before: readonly string[] = [],
): Promise<string[]> {
  if (!text.includes('@')) return []
  const team = await db
    .select({ id: admins.id, name: admins.name })
    .from(admins)
    .where(isNull(admins.deactivatedAt))
  const known = new Set([...before, ...(actor.kind === 'admin' ? [actor.adminId] : [])])
  const named = new Set(mentionsIn(text, team).flatMap(({ ids }) => ids))
  return [...named].filter((id) => !known.has(id))
}

async function notifyNamed(ctx: Ctx, { personId }: NoteRow, named: readonly string[]) {
  if (named.length === 0) return
  const person = await livingPerson(ctx, personId)
  const by = ctx.actor.kind === 'admin' ? ctx.actor.name : 'A colleague'
  for (const adminId of named) {
    await notify(ctx, {
      kind: 'note_mention',
      personId,
      person: person.name || person.email,
      by,
      adminId,
    })
  }
}

/** Takes a note away. @throws {AppError} `not_found`, `forbidden` for anybody but its author. */
export async function deleteNote(ctx: Ctx, id: string): Promise<void> {
  refuseOthers(ctx, await findRecord(ctx, noteRecords, id))
  await deleteRecord({ ctx, kind: noteRecords, id })
}

/** Brings back a note that was taken away. @throws {AppError} `not_found`, `forbidden` for anybody but its author. */
export async function restoreNote(ctx: Ctx, id: string): Promise<Note> {
  const row = await restoreRecord({
    ctx,
    kind: noteRecords,
    id,
    also: async (ctx, note) => refuseOthers(ctx, note),
  })
  return presentNote(ctx.db, row)
}

function refuseOthers({ actor }: Ctx, { authorId }: NoteRow): void {
  if (actor.kind === 'admin' && actor.adminId === authorId) return
  throw new AppError('forbidden', 'Only who wrote a note can change it.')
}
