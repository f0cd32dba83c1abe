import { z } from 'zod'
import { reauthenticationSchema } from '#shared/accounts/security-schema.ts'
import {
  createInvitationSchema,
  memberSchema,
  newInvitationSchema,
  openInvitationSchema,
  peopleSchema,
} from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { admins } from '../../db/schema.ts'
import { byId } from '../../http/admin-scope.ts'
import type { App } from '../../http/app-instance.ts'
import { failuresOf, noContent } from '../../http/responses.ts'
import { createInvitation, listInvitations, withdrawInvitation } from '../invitations.ts'
import { reauthenticationFailures } from '../reauthenticate.ts'
import { deactivateMember, listTeam, reactivateMember, resetTwoFactor } from './members.ts'

const member = {
  params: byId,
  body: reauthenticationSchema,
  response: {
    200: memberSchema,
    ...failuresOf('forbidden', 'not_found', ...reauthenticationFailures),
  },
}

/** The calls on colleagues and invitations (design.md §4), and the names of all. */
export function teamApi(app: App) {
  app.get(
    api.admin.team,
    { schema: { response: { 200: z.array(memberSchema) } } },
    async ({ ctx }) => listTeam({ ctx }),
  )

  const acts = [
    [api.admin.memberDeactivate, deactivateMember],
    [api.admin.memberReactivate, reactivateMember],
    [api.admin.memberTwoFactorReset, resetTwoFactor],
  ] as const
  for (const [path, act] of acts) {
    app.post(path(':id'), { schema: member }, async ({ ctx, params, body }) =>
      act({ ctx, id: params.id, proof: body }),
    )
  }

  app.get(
    api.admin.invitations,
    { schema: { response: { 200: z.array(openInvitationSchema) } } },
    async ({ ctx }) => listInvitations({ ctx }),
  )

  app.post(
    api.admin.invitations,
    {
      schema: {
        body: createInvitationSchema,
        response: {
          201: newInvitationSchema,
          ...failuresOf('already_exists', ...reauthenticationFailures),
        },
      },
    },
    async ({ ctx, body }, reply) => {
      reply.status(201)
      return createInvitation({ ctx, input: body })
    },
  )

  app.delete(
    api.admin.invitation(':id'),
    {
      schema: { params: byId, response: { 204: noContent, ...failuresOf('not_found') } },
    },
    async ({ ctx, params }, reply) => {
      await withdrawInvitation({ ctx, id: params.id })
      reply.status(204)
    },
  )

  app.get(
    api.admin.teamMembers,
    {
      schema: {
        tags: ['Accounts'],
        summary: 'The names of those who have an account, for choosing whose a lead is',
        response: { 200: peopleSchema },
      },
    },
    async ({ ctx }) => {
      const rows = await ctx.db
        .select({ id: admins.id, name: admins.name, deactivatedAt: admins.deactivatedAt })
        .from(admins)
        .orderBy(admins.name, admins.id)
      return rows.map(({ id, name, deactivatedAt }) => ({ id, name, active: !deactivatedAt }))
    },
  )
}
