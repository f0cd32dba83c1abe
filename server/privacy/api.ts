import {
  erasedSchema,
  erasePersonSchema,
  holdingsSchema,
  personSchema,
  type RetentionState,
  retentionStateSchema,
} from '#shared/privacy/schema.ts'
import { suppressionReasons } from '#shared/privacy/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { reauthenticate, reauthenticationFailures } from '../accounts/reauthenticate.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { addressHashes } from '../db/schema.ts'
import type { App } from '../http/app-instance.ts'
import { failuresOf, file } from '../http/responses.ts'
import { erasePerson } from './erase-person.ts'
import { exportPerson, findHoldings } from './holdings.ts'
import { lastRetention } from './last-retention.ts'

/** The calls by which a person gets what is held about them, and is erased (content/legal/privacy.ts). */
export function privacyApi(app: App) {
  app.post(
    api.admin.privacy.holdings,
    {
      schema: {
        summary: 'How much is held about an address, and where',
        body: personSchema,
        response: { 200: holdingsSchema },
      },
    },
    async ({ ctx, body }) => findHoldings({ ctx, email: body.email }),
  )

  app.post(
    api.admin.privacy.export,
    {
      schema: {
        summary: 'Everything held about an address, as a JSON file',
        body: personSchema,
        response: { 200: file('application/json') },
      },
    },
    async ({ ctx, body }, reply) => {
      const everything = await exportPerson({ ctx, email: body.email })
      return reply
        .type('application/json; charset=utf-8')
        .header('Content-Disposition', 'attachment; filename="personal-data.json"')
        .send(JSON.stringify(everything, null, 2))
    },
  )

  app.post(
    api.admin.privacy.erase,
    {
      schema: {
        summary: 'Erase a person from every table; the address is typed twice, and the password',
        body: erasePersonSchema,
        response: { 200: erasedSchema, ...failuresOf('forbidden', ...reauthenticationFailures) },
      },
    },
    async ({ ctx, body }) => {
      const { email, password, code } = body
      await reauthenticate({ ctx, proof: { password, code } })
      return { removed: await erasePerson({ ctx, email }) }
    },
  )

  app.get(
    api.admin.privacy.retention,
    { schema: { response: { 200: retentionStateSchema } } },
    async ({ ctx }) => retentionState(ctx),
  )
}

async function retentionState({ db }: Ctx): Promise<RetentionState> {
  const { reason } = addressHashes
  const { by } = await countsBy(db, addressHashes, reason, undefined, suppressionReasons)
  return { lastRun: await lastRetention(db), marks: by }
}
