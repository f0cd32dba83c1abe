import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { people, personTags } from '../db/schema.ts'
import type { PersonRow } from './keep-people.ts'
import { giveTags, type Lost } from './merge-people.ts'
import { withoutPhones } from './merged-person.ts'
import type { Given } from './standing-merges.ts'

/** Takes these tags, by their ids, from somebody; returns the ids of those they had. */
export async function takeTags({ db }: Ctx, { id, tags }: Pick<Given, 'id' | 'tags'>) {
  if (tags.length === 0) return []
  const taken = await db
    .delete(personTags)
    .where(and(eq(personTags.personId, id), inArray(personTags.tagId, [...tags])))
    .returning({ tagId: personTags.tagId })
  return taken.map(({ tagId }) => tagId)
}

/**
 * Takes from those whom somebody was merged into further, who are locked and come one after the other, what they had
 * by way of them alone: tags, and of the numbers that have left with whoever was parted those (`phones`) which
 * neither they had before nor a message has `told` since. A name, a company or an owner was chosen, and stays.
 * Returns them as they are, and what they lost.
 */
export async function takeFurther(
  ctx: Ctx,
  further: readonly PersonRow[],
  { given, phones, told }: { given: readonly Given[]; phones: string[]; told: string[] },
): Promise<{ rows: PersonRow[]; lost: Lost[] }> {
  const rows: PersonRow[] = []
  const lost: Lost[] = []
  let leaving = phones
  for (const row of further) {
    const { tags = [], ownPhones = [] } = given.find(({ id }) => id === row.id) ?? {}
    leaving = withoutPhones(leaving, [...ownPhones, ...told])
    const left = withoutPhones(row.phones, leaving)
    const gone = row.phones.map((number, place) => ({ number, place }))
    lost.push({
      id: row.id,
      tags: await takeTags(ctx, { id: row.id, tags }),
      phones: gone.filter(({ number }) => !left.includes(number)),
    })
    rows.push(await withPhones(ctx, row, left))
  }
  return { rows, lost }
}

/**
 * Gives those whom somebody was merged into further what they lost, each number in its place. Returns them as they
 * are, and the ids of the tags that each was given.
 */
export async function giveFurther(
  ctx: Ctx,
  further: readonly PersonRow[],
  lost: readonly Lost[] = [],
): Promise<{ rows: PersonRow[]; given: { id: string; tags: string[] }[] }> {
  const rows: PersonRow[] = []
  const given: { id: string; tags: string[] }[] = []
  for (const row of further) {
    const { tags = [], phones = [] } = lost.find(({ id }) => id === row.id) ?? {}
    const found = phones.reduce(
      (all, { number, place }) =>
        withoutPhones([number], all).length > 0 ? all.toSpliced(place, 0, number) : all,
      row.phones,
    )
    given.push({ id: row.id, tags: await giveTags(ctx, tags, row.id) })
    rows.push(await withPhones(ctx, row, found))
  }
  return { rows, given }
}

async function withPhones({ db }: Ctx, row: PersonRow, phones: string[]): Promise<PersonRow> {
  await db.update(people).set({ phones }).where(eq(people.id, row.id))
  return { ...row, phones }
}
