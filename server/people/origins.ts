import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { OriginName } from '#shared/origins/schema.ts'
import { createCache } from '../cache.ts'
import type { Ctx } from '../context.ts'
import { people } from '../db/schema.ts'

/** What a person's origin is counted by, whatever its case; as its index in db/schema/people.ts has it. */
export const originKey = sql<string | null>`lower(${people.origin} ->> 'name')`
/** One way of writing it. */
export const originName = sql<string>`min(${people.origin} ->> 'name')`

/** People who came from what is called so, whatever its case. */
export const cameFrom = (name: string) =>
  and(isNotNull(people.origin), sql`${originKey} = lower(${name})`)

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
