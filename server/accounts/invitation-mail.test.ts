import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '#server/db/database.ts'
import { newInvitationSchema } from '#shared/accounts/team-schema.ts'
import { emailDetailsSchema, emailSchema } from '#shared/mail/schema.ts'
import { api } from '#shared/routes.ts'
import { password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

onOneDatabase('the link of a mailed invitation', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      get SMTP_URL() {
        return peer.url
      },
    },
  })
  const email = 'new@loom.example'
  const invite = async (admin: Client) =>
    (await admin.post(api.admin.invitations, { email, password })).read(newInvitationSchema)
  const tokenOf = (url: string) => new URL(url).searchParams.get('invitation') ?? ''
  const mailedTokens = async () => {
    await app.deliverMail()
    const texts = (await peer.read()).filter(({ to }) => to === email).map((one) => one.email.text)
    return texts
      .flatMap((text) => /http\S+register\?invitation=\S+/.exec(text ?? '') ?? [])
      .map(tokenOf)
  }
  const register = (invitation: string) =>
    app.visitor().post(api.admin.register, { name: 'New', email, password, invitation })

  test('is kept nowhere, and lets in once, like the one that was shown', async () => {
    const admin = await signedIn(app)
    const { url } = await invite(admin)
    const [mailed = '', ...others] = await mailedTokens()
    expect(others).toEqual([])
    expect(mailed).toHaveLength(43)
    expect(mailed).not.toBe(tokenOf(url))

    const sent = await admin.get(`${api.admin.emails}?kind=invitation`)
    const [message] = sent.read(z.array(emailSchema))
    const shown = await admin.get(api.admin.email(message?.id ?? ''))
    expect(shown.read(emailDetailsSchema).text).toContain('only-in-the-mail-itself')
    for (const table of ['messages', 'mail_orders', 'invitations']) {
      const rows = rowsOf(await app.db.execute(sql`select * from ${sql.identifier(table)}`))
      for (const secret of [mailed, tokenOf(url)]) {
        expect(JSON.stringify(rows), table).not.toContain(secret)
      }
    }
    expect((await register(mailed)).status).toBe(201)
    for (const used of [mailed, tokenOf(url)]) expect((await register(used)).status).toBe(403)
  })

  test('stays good when the mail is sent again', async () => {
    const admin = await signedIn(app)
    await invite(admin)
    await mailedTokens()
    const sent = await admin.get(`${api.admin.emails}?kind=invitation`)
    const [message] = sent.read(z.array(emailSchema))
    await admin.post(api.admin.emailSend(message?.id ?? ''))
    const [first = '', second] = await mailedTokens()
    expect(second).toHaveLength(43)
    expect(second).not.toBe(first)
    expect((await register(first)).status).toBe(201)
    expect((await register(second ?? '')).status).toBe(403)
  })

  test('leads nowhere once the invitation is withdrawn', async () => {
    const admin = await signedIn(app)
    const { id } = await invite(admin)
    const [mailed = ''] = await mailedTokens()
    await admin.delete(api.admin.invitation(id))
    expect((await register(mailed)).status).toBe(403)
  })
})
