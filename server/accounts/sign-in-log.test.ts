import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { admins, auditLog, rateLimits } from '#server/db/schema.ts'
import { runRetention } from '#server/jobs/run-retention.ts'
import { api } from '#shared/routes.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { anAdmin, password } from '#tests/support/builders.ts'
import { Client } from '#tests/support/client.ts'
import { day, hour } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const secret = 'JBSWY3DPEHPK3PXP'
const network = '2001:db8:0:7'

onOneDatabase('a sign-in that is refused', (database) => {
  const app = useTestApp(database)
  const signIn = (email: string, fields: object = {}) =>
    new Client(app.url, { 'X-Forwarded-For': `${network}::1` }).post(api.admin.login, {
      email,
      password,
      ...fields,
    })
  const recorded = () =>
    app.db
      .select({
        action: auditLog.action,
        by: auditLog.actorKind,
        entityId: auditLog.entityId,
        details: auditLog.details,
      })
      .from(auditLog)
      .orderBy(auditLog.id)

  test('is on record: whose, from which network and why, but nothing that was typed', async () => {
    const [plain, left, careful] = [await anAdmin(app), await anAdmin(app), await anAdmin(app)]
    await app.db.update(admins).set({ deactivatedAt: app.clock() }).where(eq(admins.id, left.id))
    await app.db
      .update(admins)
      .set({ totpSecret: secret, totpEnabledAt: app.clock() })
      .where(eq(admins.id, careful.id))
    const wrongPassword = { password: 'Tr0ub4dor' }
    await signIn(plain.email, wrongPassword)
    await signIn('hunter2@example.com', wrongPassword)
    await signIn(left.email)
    expect((await signIn(careful.email)).failure.code).toBe('two_factor_required')
    await signIn(careful.email, { code: '000000' })
    const failed = (entityId: string, reason: string) => ({
      action: 'account.sign_in_failed',
      by: 'visitor',
      entityId,
      details: { reason, network },
    })
    expect(await recorded()).toEqual([
      failed(plain.id, 'wrong_password'),
      failed('unknown', 'no_such_account'),
      failed(left.id, 'deactivated'),
      failed(careful.id, 'wrong_code'),
    ])
    expect(JSON.stringify(await recorded())).not.toMatch(/Tr0ub4dor|hunter2|000000/)
    const code = codeAt(secret, app.clock().getTime())
    expect((await signIn(careful.email, { code })).status).toBe(200)
    expect((await recorded()).at(-1)).toMatchObject({
      action: 'account.signed_in',
      entityId: careful.id,
      details: { network },
    })
  })

  test('by a limit is on record once, with the limit and its end', async () => {
    const { id, email } = await anAdmin(app)
    for (let n = 0; n < 13; n += 1) await signIn(email, { password: 'wrong' })
    const until = new Date(app.clock().getTime() + hour / 4).toISOString()
    const rows = (await recorded()).filter(({ action }) => action === 'account.locked_out')
    expect(rows).toEqual([
      {
        action: 'account.locked_out',
        by: 'visitor',
        entityId: id,
        details: { limit: 'login-guess', until, network },
      },
    ])
  })

  test('does not fill the audit log in a flood, which itself is on record', async () => {
    const { email } = await anAdmin(app)
    const attempt = (address: string) => signIn(address, { password: 'wrong' })
    await attempt(email)
    await attempt('nobody@example.com')
    const others = sql`${rateLimits.key} like 'refusals-on-record:%'`
    await app.db.update(rateLimits).set({ count: 199 }).where(others)
    for (const address of [email, 'one@example.com', email, 'two@example.com', email]) {
      await attempt(address)
    }
    const rows = (await recorded()).map(({ details }) => details?.othersUnrecordedUntil)
    const until = new Date(app.clock().getTime() + hour).toISOString()
    expect(rows).toEqual([undefined, undefined, undefined, undefined, until, until])
  })

  test('is forgotten after ninety days, and the networks of sign-ins with it', async () => {
    const { email } = await anAdmin(app)
    await signIn(email, { password: 'wrong' })
    await signIn(email)
    app.clock.advance(89 * day)
    await runRetention(app.ctx)
    expect(await recorded()).toHaveLength(2)
    app.clock.advance(2 * day)
    await runRetention(app.ctx)
    expect(await recorded()).toMatchObject([{ action: 'account.signed_in' }])
    expect((await recorded())[0]?.details).not.toHaveProperty('network')
  })
})
