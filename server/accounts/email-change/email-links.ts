import { and, arrayContains, eq, gt, inArray, sql } from 'drizzle-orm'
import { adminPage } from '#shared/routes.ts'
import type { Ctx } from '../../context.ts'
import { emailChanges, emails, queuedEmails } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { hashOfToken, newToken } from '../sessions.ts'

/** A link to confirm an address is good for this long, in milliseconds. */
const goodFor = 24 * 60 * 60_000

/** When a link that is made now ends. */
export const linkEnd = (ctx: Ctx) => new Date(ctx.clock().getTime() + goodFor)

/**
 * Makes a link that confirms the address of a change, in time from now on; null when the change has
 * been cancelled, or completed, or was one to another address. The token itself is kept nowhere.
 */
export async function makeEmailLink(ctx: Ctx, changeId: string): Promise<string | null> {
  const token = newToken()
  const { tokenHashes } = emailChanges
  const [change] = await ctx.db
    .update(emailChanges)
    .set({
      tokenHashes: sql`array_append(${tokenHashes}, ${hashOfToken(token)})`,
      expiresAt: linkEnd(ctx),
    })
    .where(eq(emailChanges.id, changeId))
    .returning({ id: emailChanges.id })
  return change ? ctx.env.publicUrl + adminPage.confirmEmailWith(token) : null
}

const dead = () =>
  new AppError(
    'forbidden',
    'This link is not valid any more: each works once, and for a day. Ask for a new one in Settings.',
  )

const stands = (ctx: Ctx, token: string) =>
  and(
    arrayContains(emailChanges.tokenHashes, [hashOfToken(token)]),
    gt(emailChanges.expiresAt, ctx.clock()),
  )

/** What this link confirms. @throws {AppError} `forbidden` when it is unknown, used or expired. */
export async function changeOfLink(ctx: Ctx, token: string) {
  const [change] = await ctx.db.select().from(emailChanges).where(stands(ctx, token))
  if (!change) throw dead()
  return change
}

/** Uses a link up, in the transaction of what it is good for. @throws {AppError} as {@link changeOfLink}. */
export async function redeemEmailLink(ctx: Ctx, token: string): Promise<void> {
  const gone = await ctx.db
    .delete(emailChanges)
    .where(stands(ctx, token))
    .returning({ id: emailChanges.id })
  if (gone.length === 0) throw dead()
}

/** Ends the change of an account's address, if there is one, with its links and its mail. */
export async function endEmailChange(ctx: Ctx, adminId: string): Promise<boolean> {
  const ended = await ctx.db
    .delete(emailChanges)
    .where(eq(emailChanges.adminId, adminId))
    .returning({ id: emailChanges.id })
  await ctx.db
    .delete(queuedEmails)
    .where(
      and(
        eq(queuedEmails.entityId, adminId),
        sql`${queuedEmails.order} ->> 'kind' = 'email_change'`,
      ),
    )
  await ctx.db
    .update(emails)
    .set({ state: 'cancelled', lastAnswer: 'Not sent: the change was ended.' })
    .where(
      and(
        eq(emails.entityId, adminId),
        eq(emails.kind, 'email_change'),
        inArray(emails.state, ['waiting', 'held', 'withheld']),
      ),
    )
  return ended.length > 0
}
