import { randomBytes } from 'node:crypto'
import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { eq } from 'drizzle-orm'
import { Counter } from 'prom-client'
import { z } from 'zod'
import { type Challenge, challengeSchema, proofSchema } from '#shared/proof/schema.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import { count, isOver } from './rate-limit.ts'

/** Proofs of work in this process, by what became of each; metrics.ts registers it. */
export const proofs = new Counter({
  name: 'form_proofs_total',
  help: 'Proofs of work at forms: asked for, solved and taken, or refused.',
  labelNames: ['call', 'outcome'],
  registers: [],
})

/** Rounds of PBKDF2 for one number tried: enough that asking the browser for it is not what costs. */
const cost = 1000

/** A solution is good once, and only so long: nobody gathers them for later. */
const spent = { name: 'proof', max: 1, seconds: 2 * 60 }

/** The two secrets of the library, which must not be the same. */
async function secrets(ctx: Ctx) {
  const key = await proofKey(ctx)
  return { hmacSignatureSecret: `challenge ${key}`, hmacKeySignatureSecret: `solution ${key}` }
}

/** A task for `call` whose number lies between half of `counter` and `counter`. */
export async function askProof(ctx: Ctx, call: string, counter: number): Promise<Challenge> {
  const goodUntil = Math.floor(ctx.clock().getTime() / 1000) + spent.seconds
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter: randomInt(counter, counter / 2),
    // The library would measure an expiry of its own by the machine's clock, not by the product's.
    data: { call, goodUntil },
    deriveKey,
    ...(await secrets(ctx)),
  })
  return challengeSchema.parse(challenge)
}

/** Whether `sent` proves work done for `call`, not long ago and not yet used; used it is then. */
export async function spendProof(ctx: Ctx, call: string, sent: unknown): Promise<boolean> {
  const proof = readProof(sent)
  if (!proof) return false
  const { data, nonce } = proof.challenge.parameters
  const goodUntil = new Date(data.goodUntil * 1000)
  if (data.call !== call || isOver(spent, goodUntil, ctx.clock().getTime())) return false
  const { verified } = await verifySolution({ ...proof, deriveKey, ...(await secrets(ctx)) })
  if (!verified) return false
  const [seen] = await count(ctx, [{ limit: spent, subject: nonce, by: 1 }])
  return seen.count <= spent.max
}

function readProof(sent: unknown) {
  if (typeof sent !== 'string') return null
  try {
    return proofSchema.parse(JSON.parse(Buffer.from(sent, 'base64').toString()))
  } catch {
    return null
  }
}

const settingKey = 'proof_key'
const keySchema = z.base64url().min(43)

/** Read once by each process: it is made once, and stays. */
const known = new WeakMap<Database, Promise<string>>()

/** The key that signs challenges, the same for all processes; made when it is first needed. */
function proofKey(ctx: Ctx): Promise<string> {
  const found = known.get(ctx.db) ?? readOrMake(ctx)
  known.set(ctx.db, found)
  found.catch(() => known.delete(ctx.db))
  return found
}

async function readOrMake({ db, clock }: Ctx): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db
    .insert(settings)
    .values({ key: settingKey, value, updatedAt: clock() })
    .onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, settingKey))
  return keySchema.parse(row?.value)
}
