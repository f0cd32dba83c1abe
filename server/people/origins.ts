import { and, count, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Origin, OriginName } from '#shared/origins/schema.ts'
import { comparedEmail } from '#shared/text.ts'
import { createCache } from '../cache.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { people, personEmails } from '../db/schema.ts'
import { contactsSince } from './index-people.ts'
import type { PersonRow } from './keep-people.ts'

/** What a person's origin is counted by, whatever its case; as its index in db/schema/people.ts has it. */
export const originKey = sql<string | null>`lower(${people.origin} ->> 'name')`
/** One way of writing it. */
export const originName = sql<string>`min(${people.origin} ->> 'name')`

/** People who came from what is called so, whatever its case. */
export const cameFrom = (name: string) =>
  and(isNotNull(people.origin), sql`${originKey} = lower(${name})`)

/** The first origin that a form of somebody knew, whoever they were merged into; null where none did. */
export async function firstOrigin(
  db: Database,
  { email, otherEmails }: PersonRow,
): Promise<Origin | null> {
  const addresses = [email, ...otherEmails].map(comparedEmail)
  const [holder] = await db
    .select({ id: personEmails.personId })
    .from(personEmails)
    .where(inArray(personEmails.email, addresses))
    .limit(1)
  const contacts = holder ? await contactsSince(db, holder.id, new Date(0)) : []
  const first = contacts.find(
    ({ email, origin }) => origin && addresses.includes(comparedEmail(email)),
  )
  return first?.origin ?? null
}

/** So many can be chosen from; the rarer ones are reached by a link. */
const mostOrigins = 50

const origins = createCache<OriginName[]>(({ db }) =>
  db
    .select({ name: originName, people: count() })
    .from(people)
    .where(and(isNotNull(people.origin), isNull(people.deletedAt), eq(people.setAside, false)))
    .groupBy(originKey)
    .orderBy(desc(count()), originKey)
    .limit(mostOrigins),
)

/** Where the people that are listed came from, the most frequent first. */
export const listOrigins = (ctx: Ctx): Promise<OriginName[]> => origins.get(ctx)
