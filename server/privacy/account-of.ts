import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { admins } from '../db/schema.ts'
import { comparedAddress } from './marks.ts'

/** The account that signs in with an address, if there is one. */
export async function accountOf(db: Database, email: string) {
  const [account] = await db
    .select()
    .from(admins)
    .where(sql`lower(${admins.email}) = ${comparedAddress(email)}`)
  return account ?? null
}
