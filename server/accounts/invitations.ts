import { randomUUIDv7 } from 'node:crypto'
import { and, arrayContains, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type {
  CreateInvitation,
  NewInvitation,
  OpenInvitation,
} from '#shared/accounts/team-schema.ts'
import { adminPage } from '#shared/routes.ts'
import { recordAudit } from '../audit/record.ts'
import { type AdminCtx, type Ctx, inTransaction } from '../context.ts'
import { admins, invitations } from '../db/schema.ts'
import { AppError, knownId, notFound } from '../errors.ts'
import { enqueueEmail } from '../mail/enqueue-email.ts'
import { withReauthentication } from './reauthenticate.ts'
import { hashOfToken, newToken } from './sessions.ts'

/** An invitation is good for this long, in milliseconds. */
const goodFor = 7 * 24 * 60 * 60 * 1000

async function issue(ctx: Ctx, kind: 'first_account' | 'team', email: string | null) {
  const token = newToken()
  const now = ctx.clock()
  const expiresAt = new Date(now.getTime() + goodFor)
  const id = randomUUIDv7()
  await ctx.db.insert(invitations).values({
    id,
    tokenHash: hashOfToken(token),
    kind,
    email,
    createdBy: ctx.actor.kind === 'admin' ? ctx.actor.adminId : null,
    createdAt: now,
    expiresAt,
  })
  return { id, url: ctx.env.publicUrl + adminPage.registerWith(token), expiresAt }
}

type Invite = {
  ctx: AdminCtx
  input: CreateInvitation
}

/**
 * Invites one more admin: a single-use link that expires after a week. It is answered here; to the
 * address it is for, if it is for one, another link to the same invitation is mailed.
 * @throws {AppError} `already_exists` when an account has the address; as {@link withReauthentication}.
 */
export const createInvitation = ({
  ctx,
  input: { email, ...proof },
}: Invite): Promise<NewInvitation> =>
  withReauthentication({
    ctx,
    proof,
    act: async (ctx) => {
      await refuseMember(ctx, email)
      const { id, url, expiresAt } = await issue(ctx, 'team', email)
      await recordAudit(ctx, { action: 'invitation.created', entityId: id })
      if (email) await enqueueEmail(ctx, { kind: 'invitation' }, id)
      return { id, url, email, expiresAt: expiresAt.toISOString() }
    },
  })

/** A link to an invitation for the mail that tells of it. The token itself is kept nowhere. */
export async function makeMailedInvitationLink(ctx: Ctx, id: string): Promise<string> {
  const token = newToken()
  const { mailedTokenHashes } = invitations
  await ctx.db
    .update(invitations)
    .set({ mailedTokenHashes: sql`array_append(${mailedTokenHashes}, ${hashOfToken(token)})` })
    .where(eq(invitations.id, id))
  return ctx.env.publicUrl + adminPage.registerWith(token)
}

async function refuseMember(ctx: Ctx, email: string | null) {
  if (!email) return
  const taken = await ctx.db.$count(admins, sql`lower(${admins.email}) = ${email.toLowerCase()}`)
  if (taken === 0) return
  const sentence = 'This person has an account already.'
  throw new AppError('already_exists', sentence, { fields: { email: sentence } })
}

/**
 * The link for the first account of a product that others can reach, or null when none is needed.
 * Earlier links of the kind stop working.
 */
export function firstAccountLink({ ctx }: { ctx: Ctx }): Promise<string | null> {
  return inTransaction(ctx, async (ctx) => {
    const [existing] = await ctx.db.select({ id: admins.id }).from(admins).limit(1)
    if (ctx.env.isLocal || existing) return null
    await ctx.db.delete(invitations).where(eq(invitations.kind, 'first_account'))
    return (await issue(ctx, 'first_account', null)).url
  })
}

/** The invitation of a link while it can be used, for whoever may use it. */
const isUsable = (ctx: Ctx, token: string) => {
  const hash = hashOfToken(token)
  return and(
    or(eq(invitations.tokenHash, hash), arrayContains(invitations.mailedTokenHashes, [hash])),
    isNull(invitations.usedAt),
    gt(invitations.expiresAt, ctx.clock()),
  )
}

function refuseUnlessFor(email: string, invitation: { email: string | null } | undefined): void {
  const addressed = invitation?.email
  if (invitation && (!addressed || addressed.toLowerCase() === email.toLowerCase())) return
  throw new AppError(
    'forbidden',
    'This invitation is not valid any more, or is for another address. Ask an administrator for a new one.',
  )
}

/** Looks at an invitation without using it up. @throws {AppError} as {@link redeemInvitation}. */
export async function refuseDeadInvitation(ctx: Ctx, token: string, email: string): Promise<void> {
  const [invitation] = await ctx.db
    .select({ email: invitations.email })
    .from(invitations)
    .where(isUsable(ctx, token))
  refuseUnlessFor(email, invitation)
}

/**
 * Uses an invitation up. Call it in the transaction that creates the account.
 * @throws {AppError} `forbidden` when it is unknown, used, expired, or for another address.
 */
export async function redeemInvitation(ctx: Ctx, token: string, email: string): Promise<void> {
  const [invitation] = await ctx.db
    .update(invitations)
    .set({ usedAt: ctx.clock() })
    .where(isUsable(ctx, token))
    .returning({ email: invitations.email })
  refuseUnlessFor(email, invitation)
}

const isOpen = (now: Date) =>
  and(eq(invitations.kind, 'team'), isNull(invitations.usedAt), gt(invitations.expiresAt, now))

/** The invitations that can still be used, the newest first. Their links are not kept. */
export async function listInvitations({ ctx }: { ctx: Ctx }): Promise<OpenInvitation[]> {
  const rows = await ctx.db
    .select({ invitation: invitations, createdBy: admins.name })
    .from(invitations)
    .leftJoin(admins, eq(admins.id, invitations.createdBy))
    .where(isOpen(ctx.clock()))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
  return rows.map(({ invitation: { id, email, createdAt, expiresAt }, createdBy }) => ({
    id,
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    createdBy,
  }))
}

/** Ends an invitation before it is used. @throws {AppError} `not_found` also once it is used. */
export async function withdrawInvitation({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  knownId(id, 'invitation')
  await inTransaction(ctx, async (ctx) => {
    const withdrawn = await ctx.db
      .delete(invitations)
      .where(and(eq(invitations.id, id), isOpen(ctx.clock())))
      .returning({ id: invitations.id })
    if (withdrawn.length === 0) throw notFound('invitation')
    await recordAudit(ctx, { action: 'invitation.withdrawn', entityId: id })
  })
  ctx.publish('accounts')
}

/** Ends what a person has invited to, so that nobody comes back through a link of their own. */
export const withdrawInvitationsOf = (ctx: Ctx, adminId: string) =>
  ctx.db.delete(invitations).where(and(eq(invitations.createdBy, adminId), isOpen(ctx.clock())))
