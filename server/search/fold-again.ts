import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import { foldVersion } from '../db/search-text.ts'
import { nextTurn, rowsPerTurn } from '../turns.ts'
import { searchedTables } from './searched-tables.ts'

const settingKey = 'search_fold'
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Of each table the last row that is folded; null once all are. */
const progressSchema = z.object({
  version: z.literal(foldVersion),
  after: z.record(z.string(), z.uuid().nullable()),
})

async function readProgress(db: Database): Promise<Record<string, string | null>> {
  const [row] = await db.select().from(settings).where(eq(settings.key, settingKey))
  const stored = progressSchema.safeParse(row?.value)
  return stored.success ? stored.data.after : {}
}

async function noteProgress({ db, clock }: Ctx, after: Record<string, string | null>) {
  const value = { version: foldVersion, after }
  const updatedAt = clock()
  await db
    .insert(settings)
    .values({ key: settingKey, value, updatedAt })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt } })
}

/**
 * Folds the search texts again that an earlier release made, a batch a transaction, while the product
 * answers: a row is found as that release found it until it is reached. A run goes on where the last
 * one was stopped; two at a time do no harm.
 */
async function run(ctx: Ctx): Promise<void> {
  const after = await readProgress(ctx.db)
  for (const [name, foldSome] of Object.entries(searchedTables)) {
    for (let last = after[name] ?? beforeAll; after[name] !== null; ) {
      after[name] = await inTransaction(ctx, async (ctx) => {
        const ids = await foldSome(ctx.db, last)
        const next = ids.length < rowsPerTurn ? null : (ids.at(-1) ?? null)
        await noteProgress(ctx, { ...after, [name]: next })
        return next
      })
      last = after[name] ?? last
      // Others are answered between two batches.
      await nextTurn()
    }
  }
}

/** Every minute: once all is folded it reads one row. */
export const searchFolding = { id: 'search-folding', cron: '* * * * *', run }
