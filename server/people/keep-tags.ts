import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tag } from '#shared/people/tags.ts'
import { tagColors } from '#shared/people/vocabulary.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isAmong, isAmongNames } from '../db/many-rows.ts'
import { companyTags, dealTags, leadTags, personTags, tags } from '../db/schema.ts'
import type { TagLink } from '../record-tags.ts'

/** Where the tags of each kind of record stand, by its noun. */
export const tagLinks = {
  person: { table: personTags, record: personTags.personId, tag: personTags.tagId },
  company: { table: companyTags, record: companyTags.companyId, tag: companyTags.tagId },
  lead: { table: leadTags, record: leadTags.leadId, tag: leadTags.tagId },
  deal: { table: dealTags, record: dealTags.dealId, tag: dealTags.tagId },
} satisfies Record<string, TagLink>

const named = (names: readonly string[]) =>
  and(isAmongNames(tags.name, names), isNull(tags.deletedAt))

/** The ids of the tags with these names, those that are there; compared without regard to case. */
export async function knownTagIds(db: Database, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db.select({ id: tags.id }).from(tags).where(named(names))
  return rows.map(({ id }) => id)
}

/** As {@link knownTagIds}; a name that is new becomes a tag. */
export async function keepTagIds(ctx: Ctx, names: readonly string[]): Promise<string[]> {
  const wanted = new Map(names.map((name) => [name.toLowerCase(), name]))
  if (wanted.size === 0) return []
  // The next colour for each that is new: neighbours in a list are told apart.
  const [{ n = 0 } = {}] = await ctx.db.select({ n: sql<number>`count(*)::int` }).from(tags)
  const made = [...wanted.values()].map((name, index) => ({
    id: randomUUIDv7(),
    name,
    color: tagColors[(n + index) % tagColors.length] ?? tagColors[0],
    createdAt: ctx.clock(),
    updatedAt: ctx.clock(),
  }))
  await ctx.db.insert(tags).values(made).onConflictDoNothing()
  return knownTagIds(ctx.db, [...wanted.values()])
}

/**
 * That a record has the tag of this name, if one is given. The tag is looked up first: of an id the
 * database knows whether few records have it or many, of a name it does not.
 */
export async function isTagged(
  db: Database,
  { link, record, name }: { link: TagLink; record: PgColumn; name: string | undefined },
): Promise<SQL | undefined> {
  if (!name) return undefined
  const [id] = await knownTagIds(db, [name])
  if (!id) return sql`false`
  return sql`exists (select 1 from ${link.table} where ${link.record} = ${record} and ${link.tag} = ${id})`
}

/** The tags of some records by the record's id, each record's by name. */
export async function readTags(
  db: Database,
  link: TagLink,
  ids: readonly string[],
): Promise<Map<string, Tag[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      record: sql<string>`${link.record}`,
      id: tags.id,
      name: tags.name,
      color: tags.color,
    })
    .from(link.table)
    .innerJoin(tags, eq(tags.id, link.tag))
    .where(and(isAmong(link.record, ids), isNull(tags.deletedAt)))
    .orderBy(asc(sql`lower(${tags.name})`))
  const byRecord = Map.groupBy(rows, ({ record }) => record)
  return new Map(
    [...byRecord].map(([id, some]) => [
      id,
      some.map(({ id, name, color }): Tag => ({ id, name, color })),
    ]),
  )
}
