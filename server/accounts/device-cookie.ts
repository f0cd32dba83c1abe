import { and, desc, eq, gt, lt, notInArray, sql } from 'drizzle-orm'
import { api } from '#shared/routes.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { admins, deviceCookies } from '../db/schema.ts'
import { hashOfToken, newToken } from './sessions.ts'

const name = 'admin_device'
/** So long after the last sign-in with it a browser is known: as long as networks are kept. */
const keptDays = 90
/** So many browsers of one account are known, the last used. */
const atMost = 10

const day = 24 * 60 * 60 * 1000
const keptSince = (now: Date) => new Date(now.getTime() - keptDays * day)

/** The value of the cookie in a call's `Cookie` header, or undefined. */
export function deviceTokenIn(header: string | undefined): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`))
  const value = pair?.trim().slice(name.length + 1)
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** The `Set-Cookie` header that gives a browser its value: for sign-in alone, and out of reach of scripts. */
export function deviceCookie(token: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : ''
  const lifetime = keptDays * 24 * 60 * 60
  return `${name}=${token}; Path=${api.admin.login}; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`
}

/** Whether the account of an address was signed in with this cookie within the time it is kept. */
export async function isKnownDevice(ctx: Ctx, email: string, token: string): Promise<boolean> {
  const [known] = await ctx.db
    .select({ adminId: deviceCookies.adminId })
    .from(deviceCookies)
    .innerJoin(admins, eq(admins.id, deviceCookies.adminId))
    .where(
      and(
        eq(deviceCookies.tokenHash, hashOfToken(token)),
        gt(deviceCookies.lastUsedAt, keptSince(ctx.clock())),
        sql`lower(${admins.email}) = ${email.toLowerCase()}`,
      ),
    )
  return known !== undefined
}

/**
 * Makes a browser known to an account and returns the value of its cookie: a new one, or the one that we
 * gave it before, to whichever account. Call it in the transaction that opens the session.
 */
export async function keepDevice(
  ctx: Ctx,
  adminId: string,
  presented: string | undefined,
): Promise<string> {
  const token = presented && (await isOurs(ctx, presented)) ? presented : newToken()
  const lastUsedAt = ctx.clock()
  const { tokenHash } = deviceCookies
  await ctx.db
    .insert(deviceCookies)
    .values({ adminId, tokenHash: hashOfToken(token), lastUsedAt })
    .onConflictDoUpdate({ target: [deviceCookies.adminId, tokenHash], set: { lastUsedAt } })
  const isTheirs = eq(deviceCookies.adminId, adminId)
  const newest = ctx.db
    .select({ tokenHash })
    .from(deviceCookies)
    .where(isTheirs)
    .orderBy(desc(deviceCookies.lastUsedAt), desc(tokenHash))
    .limit(atMost)
  await ctx.db.delete(deviceCookies).where(and(isTheirs, notInArray(tokenHash, newest)))
  return token
}

async function isOurs(ctx: Ctx, token: string): Promise<boolean> {
  return (await ctx.db.$count(deviceCookies, eq(deviceCookies.tokenHash, hashOfToken(token)))) > 0
}

/** Removes the cookies that count no longer. */
export async function purgeDevices(db: Database, now: Date): Promise<void> {
  await db.delete(deviceCookies).where(lt(deviceCookies.lastUsedAt, keptSince(now)))
}
