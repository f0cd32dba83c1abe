import type { Holdings } from '#shared/privacy/schema.ts'
import type { HoldingPlace } from '#shared/privacy/vocabulary.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { readSettings } from '../settings/read-settings.ts'
import { accountOf } from './account-of.ts'
import { comparedAddress, readMark } from './marks.ts'
import { findPerson, type Person } from './person.ts'
import { places } from './places.ts'

/** Everything in every place, as it is exported. */
export async function readPlaces(db: Database, person: Person) {
  const found: [HoldingPlace, object[]][] = []
  for (const [name, place] of Object.entries(places) as [HoldingPlace, (typeof places)['leads']][])
    found.push([name, await place.read(db, person)])
  return found
}

/** How much of it there is in each place. Guarantees a count for every place. */
const countsOf = (found: [HoldingPlace, object[]][]) =>
  Object.fromEntries(found.map(([name, rows]) => [name, rows.length])) as Holdings['held']

/** Whether the firm's own mail is sent from an address. */
export async function isSender(db: Database, address: string): Promise<boolean> {
  const { fromEmail } = await readSettings(db)
  return fromEmail !== null && comparedAddress(fromEmail) === address
}

/** What is held about an address, deleted records among it. */
export async function findHoldings({ ctx, email }: { ctx: Ctx; email: string }): Promise<Holdings> {
  const person = await findPerson(ctx.db, email)
  const account = await accountOf(ctx.db, email)
  const marked = await readMark(ctx.db, email)
  return {
    address: person.address,
    held: countsOf(await readPlaces(ctx.db, person)),
    account: account && (account.deactivatedAt ? 'deactivated' : 'active'),
    isSender: await isSender(ctx.db, person.address),
    marked: marked ? { reason: marked.reason, at: marked.at.toISOString() } : null,
  }
}
