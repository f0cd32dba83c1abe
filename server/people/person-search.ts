import { asc, inArray } from 'drizzle-orm'
import { phoneDigits } from '#shared/phone.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { updateMany } from '../db/many-rows.ts'
import { people } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { tryToHold, waitToHold } from './hold-people.ts'
import type { CompanyName } from './keep-companies.ts'
import type { PersonRow } from './keep-people.ts'

/** What the search box looks through: name, addresses, company, numbers (relationship.md §2). */
export const personSearchText = (
  {
    name,
    email,
    otherEmails,
    phones,
  }: Pick<PersonRow, 'name' | 'email' | 'otherEmails' | 'phones'>,
  company: string | null,
) =>
  searchTextOf({ name, email, company, more: otherEmails }) +
  phones.map((phone) => `\t${phoneDigits(phone)}`).join('')

/**
 * Makes the people of companies found by what those are called now. Call it with the companies held, and
 * where nobody else is held but in the order of the ids: it waits for who changes one of these people.
 */
export async function renameInSearch(db: Database, named: readonly CompanyName[]): Promise<void> {
  if (named.length === 0) return
  const nameOf = new Map(named.map(({ id, name }) => [id, name]))
  const rows = await db
    .select()
    .from(people)
    .where(inArray(people.companyId, [...nameOf.keys()]))
    .orderBy(asc(people.id))
    .for('no key update')
  const texts = rows.map((row) => ({
    id: row.id,
    searchText: personSearchText(row, nameOf.get(row.companyId ?? '') ?? null),
  }))
  await updateMany(db, people, texts, {})
}

/**
 * As {@link renameInSearch}, where others are held already: it waits for nobody while it holds them.
 * @throws {AppError} `unavailable` when others hold one of these people for too long.
 */
export async function renameInSearchLate(ctx: Ctx, named: readonly CompanyName[]): Promise<void> {
  await waitToHold(ctx, await peopleAt(ctx.db, named))
  await renameInSearch(ctx.db, named)
}

/** As {@link renameInSearchLate}, tried once; returns whether it was done. */
export async function tryToRenameInSearch(
  ctx: Ctx,
  named: readonly CompanyName[],
): Promise<boolean> {
  const held = await tryToHold(ctx, await peopleAt(ctx.db, named))
  if (held) await renameInSearch(ctx.db, named)
  return held !== undefined
}

async function peopleAt(db: Database, companies: readonly CompanyName[]): Promise<string[]> {
  if (companies.length === 0) return []
  const ids = companies.map(({ id }) => id)
  const rows = await db.select({ id: people.id }).from(people).where(inArray(people.companyId, ids))
  return rows.map(({ id }) => id)
}
