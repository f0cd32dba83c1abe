import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { EmailCause, EmailPayload } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { admins, emailChanges, invitations } from '../db/schema.ts'
import { entityIds, type PlannedEmail, type QueuedCause } from './planned-email.ts'

type Admin = { id: string; name: string; email: string }

/** E-mails about an account go to whose it is, unless it is deactivated. */
export async function planAccounts(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const people = await ctx.db
    .select({ id: admins.id, name: admins.name, email: admins.email })
    .from(admins)
    .where(and(inArray(admins.id, entityIds(causes)), isNull(admins.deactivatedAt)))
  return causes.flatMap(({ cause, entityId }): PlannedEmail[] => {
    const admin = people.find(({ id }) => id === entityId)
    const payload = admin && payloadOf(cause, admin, ctx.clock().toISOString())
    if (!payload) return []
    // The former address hears of a change, too, after which it is the account's no more.
    const toAddress = cause.kind === 'account_changed' ? cause.to : admin.email
    return [{ payload, entityId, toAddress, toName: admin.name, replyTo: null }]
  })
}

/** The link to confirm an address goes to that address, unless the change was ended meanwhile. */
export async function planEmailChanges(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const rows = await ctx.db
    .select({ change: emailChanges, name: admins.name })
    .from(emailChanges)
    .innerJoin(admins, eq(admins.id, emailChanges.adminId))
    .where(and(inArray(emailChanges.adminId, entityIds(causes)), isNull(admins.deactivatedAt)))
  return causes.flatMap(({ entityId }): PlannedEmail[] => {
    const found = rows.find(({ change }) => change.adminId === entityId)
    if (!found) return []
    const { change, name } = found
    const payload = { kind: 'email_change', name, changeId: change.id } as const
    return [{ payload, entityId, toAddress: change.email, toName: name, replyTo: null }]
  })
}

function payloadOf(cause: EmailCause, { id, name }: Admin, at: string): EmailPayload | null {
  switch (cause.kind) {
    case 'password_reset':
      return { kind: 'password_reset', name, adminId: id }
    case 'account_changed':
      return {
        kind: 'account_changed',
        name,
        change: cause.change,
        newEmail: cause.newEmail,
        at,
      }
    case 'sign_in':
      return { kind: 'sign_in_alert', name, device: cause.device, at }
    case 'two_factor':
      return { kind: 'two_factor_changed', name, change: cause.change, by: cause.by, at }
    default:
      return null
  }
}

/** An invitation for an address goes there, unless it was used or withdrawn meanwhile. */
export async function planInvitations(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const rows = await ctx.db
    .select({ invitation: invitations, inviter: admins.name })
    .from(invitations)
    .leftJoin(admins, eq(admins.id, invitations.createdBy))
    .where(inArray(invitations.id, entityIds(causes)))
  return causes.flatMap(({ cause, entityId }): PlannedEmail[] => {
    const found = rows.find(({ invitation }) => invitation.id === entityId)
    if (cause.kind !== 'invitation' || !found?.invitation.email || found.invitation.usedAt)
      return []
    const { email, expiresAt } = found.invitation
    const inviter = found.inviter ?? 'A colleague'
    return [
      {
        payload: { kind: 'invitation', inviter, expiresAt: expiresAt.toISOString() },
        entityId,
        toAddress: email,
        toName: '',
        replyTo: null,
      },
    ]
  })
}

/** A test e-mail goes where the admin said. */
export async function planTests(ctx: Ctx, causes: QueuedCause[]): Promise<PlannedEmail[]> {
  const people = await ctx.db
    .select()
    .from(admins)
    .where(inArray(admins.id, entityIds(causes)))
  return causes.flatMap(({ cause, entityId }): PlannedEmail[] => {
    if (cause.kind !== 'test') return []
    const by = people.find(({ id }) => id === entityId)?.name ?? 'Somebody'
    return [
      {
        payload: { kind: 'test', by, at: ctx.clock().toISOString() },
        entityId,
        toAddress: cause.to,
        toName: '',
        replyTo: null,
      },
    ]
  })
}
