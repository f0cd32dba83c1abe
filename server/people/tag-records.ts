import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ListedTag, UpdateTag } from '#shared/people/tags.ts'
import type { Ctx } from '../context.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { isUniqueViolation } from '../db/postgresql.ts'
import { tags } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { asOneChange, writeSteps } from '../journal/write-change.ts'
import { type TagLink, tagChange, tagsIn, tagsOfRecords, writeTags } from '../record-tags.ts'
import { changeRecord, findRecord, type RecordKind } from '../records.ts'
import { tagLinks } from './keep-tags.ts'

type TagRow = typeof tags.$inferSelect

/** Tags as records that people edit together; one that was merged into another is deleted. */
export const tagRecords = {
  table: tags,
  noun: 'tag',
  topic: ['people', 'leads', 'deals'],
  words: ['name', 'color'],
  isBarred: async (db, row, set) => {
    const now = { ...row, ...set }
    return now.deletedAt === null && (await isTaken(db, now))
  },
} satisfies RecordKind<typeof tags>

/** Whether another tag has this name. */
const isTaken = async (db: Database, { id, name }: Pick<TagRow, 'id' | 'name'>) =>
  (await db.$count(
    tags,
    and(sql`lower(${tags.name}) = lower(${name})`, isNull(tags.deletedAt), ne(tags.id, id)),
  )) > 0

/** Every tag by name, with how many people, companies, deals and leads have it. */
export const listTags = (db: Database): Promise<ListedTag[]> => present(db)

async function present(db: Database, which?: SQL): Promise<ListedTag[]> {
  const rows = await db
    .select()
    .from(tags)
    .where(and(isNull(tags.deletedAt), which))
    .orderBy(asc(sql`lower(${tags.name})`))
  const uses = await Promise.all(Object.values(tagLinks).map((link) => countUses(db, link)))
  return rows.map(({ id, name, color, version }) => ({
    id,
    name,
    color,
    version,
    uses: uses.reduce((sum, counted) => sum + (counted.get(id) ?? 0), 0),
  }))
}

async function countUses(db: Database, { table, tag }: TagLink) {
  const result = await db.execute(
    sql`select ${tag} as id, count(*)::int as n from ${table} group by ${tag}`,
  )
  return new Map(rowsOf<{ id: string; n: number }>(result).map(({ id, n }) => [id, n]))
}

const nameTaken = (name: string) =>
  new AppError('already_exists', `There is a tag ${name} already. Merge the two instead.`, {
    fields: { name: 'Another tag has this name.' },
  })

/**
 * Renames a tag, or gives it another colour, everywhere it stands.
 * @throws {AppError} `not_found`, `edit_conflict`, `already_exists` when another tag has the name.
 */
export async function updateTag(ctx: Ctx, id: string, input: UpdateTag): Promise<ListedTag> {
  const { name, color, version } = input
  await changeRecord({
    ctx,
    kind: tagRecords,
    id,
    act: 'updated',
    seen: { version, present: ({ id, name, color, version }) => ({ id, name, color, version }) },
    decide: (row) => ({
      ...(name !== undefined && name !== row.name && { name }),
      ...(color !== undefined && color !== row.color && { color }),
    }),
  }).catch((error) => {
    if (name && isUniqueViolation(error)) throw nameTaken(name)
    throw error
  })
  const [tag] = await present(ctx.db, eq(tags.id, id))
  if (!tag) throw notFound('tag')
  return tag
}

/**
 * Gives who has the tag `from` the tag `id` instead, and takes `from` away; one change, with one undo.
 * @throws {AppError} `not_found`, `invalid` for a tag that is merged with itself.
 */
export async function mergeTags(ctx: Ctx, id: string, from: string): Promise<{ changeId: string }> {
  if (id === from) throw new AppError('invalid', 'Choose two different tags.')
  const { changeId } = await asOneChange(ctx, 'tag.merged', async (ctx) => {
    // In one order everywhere, so that two merges never wait for each other.
    for (const each of [id, from].toSorted()) await findRecord(ctx, tagRecords, each, true)
    for (const noun of taggedNouns) await passOn(ctx, noun, from, id)
    await changeRecord({
      ctx,
      kind: tagRecords,
      id: from,
      act: 'merged',
      decide: (_row, now) => ({ deletedAt: now }),
    })
  })
  return { changeId }
}

/** The kinds of records that have tags, in the order in which a merge holds them. */
const taggedNouns = [
  'person',
  'company',
  'lead',
  'deal',
] as const satisfies (keyof typeof tagLinks)[]

/** Gives the records of a kind that have the tag `from` the tag `to` in its place. */
async function passOn(ctx: Ctx, noun: keyof typeof tagLinks, from: string, to: string) {
  const link = tagLinks[noun]
  const result = await ctx.db.execute(
    sql`select ${link.record} as id from ${link.table} where ${eq(link.tag, from)} order by 1`,
  )
  const ids = rowsOf<{ id: string }>(result).map(({ id }) => id)
  if (ids.length === 0) return
  const has = await tagsOfRecords(ctx.db, link, ids)
  const changes = ids.flatMap((id) => {
    const change = tagChange(tagsIn(has, id), { add: [to], remove: [from] })
    return change ? [{ id, ...change }] : []
  })
  await writeTags(ctx.db, link, changes)
  await writeSteps(
    ctx,
    'tag.merged',
    changes.map(({ id, ...tags }) => ({ noun, id, before: {}, after: {}, fields: [], tags })),
  )
}
