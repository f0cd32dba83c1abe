import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { admins } from '#server/db/schema.ts'
import { parseEnv } from '#server/env.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { backupCodesSchema, twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { systemSchema } from '#shared/settings/schema.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { anAdmin, password } from '#tests/support/builders.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { openSecret, sealPlainSecrets, sealSecret } from './sealed-secret.ts'
import { secretKey, secretKeyFile } from './secret-key.ts'

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const key = randomBytes(32)

describe('a sealed secret', () => {
  const sealed = sealSecret(key, 'ada', secret)

  test('is another one each time, and opens with its key for its account alone', () => {
    expect(sealed).not.toContain(secret)
    expect(sealSecret(key, 'ada', secret)).not.toBe(sealed)
    expect(openSecret(key, 'ada', sealed)).toBe(secret)
    expect(openSecret(key, 'bob', sealed)).toBeNull()
    expect(openSecret(randomBytes(32), 'ada', sealed)).toBeNull()
    expect(openSecret(null, 'ada', sealed)).toBeNull()
  })

  test.each([1, 2, 3])('does not open once its part %i was changed or is gone', (index) => {
    const parts = sealed.split('.')
    const changed = parts[index]?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) ?? ''
    expect(openSecret(key, 'ada', parts.with(index, changed).join('.'))).toBeNull()
    expect(openSecret(key, 'ada', parts.with(index, '').join('.'))).toBeNull()
  })

  test('without a key it stays as it was, and one of before is read', () => {
    expect(sealSecret(null, 'ada', secret)).toBe(secret)
    expect(openSecret(key, 'ada', secret)).toBe(secret)
  })
})

describe('the key', () => {
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'loomwork-key-'))
    onTestFinished(() => rmSync(made, { recursive: true }))
    return made
  }

  test('is made once beside the embedded database, for its owner alone', () => {
    const env = parseEnv({ DATA_DIR: folder() })
    const made = secretKey(env)
    expect(made).toHaveLength(32)
    expect(secretKey(env)).toEqual(made)
    expect(statSync(secretKeyFile(env.dataDir)).mode & 0o777).toBe(0o600)
  })

  test('in a file that holds none is said to be missing, and the file stays', () => {
    const env = parseEnv({ DATA_DIR: folder() })
    writeFileSync(secretKeyFile(env.dataDir), 'not a key')
    expect(() => secretKey(env)).toThrow(/does not hold a key of 32 bytes/)
    expect(statSync(secretKeyFile(env.dataDir)).size).toBe(9)
  })

  test('on PostgreSQL is SECRET_KEY, or none', () => {
    const variables = { DATABASE_URL: 'postgres://x.example/y', DATA_DIR: folder() }
    expect(secretKey(parseEnv(variables))).toBeNull()
    const given = { ...variables, SECRET_KEY: key.toString('base64') }
    expect(secretKey(parseEnv(given))).toEqual(key)
    expect(() => parseEnv({ ...variables, SECRET_KEY: 'short' })).toThrow(
      'SECRET_KEY must be 32 bytes in Base64',
    )
  })
})

onOneDatabase('the secret of two-factor sign-in', (database) => {
  const app = useTestApp(database, { variables: { SECRET_KEY: key.toString('base64') } })

  /** Somebody with two-factor on, and what of it is kept. */
  async function protectedAdmin() {
    const { id, email } = await anAdmin(app)
    const signIn = (code?: string) =>
      app.visitor().post(api.admin.login, { email, password, ...(code && { code }) })
    const client = app.visitor().withToken((await signIn()).read(signedInSchema).token)
    const started = (await client.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
    const code = () => codeAt(started.secret, app.clock().getTime())
    const on = await client.post(api.admin.twoFactorOn, { code: code(), password })
    app.clock.advance(minute)
    const kept = async () => {
      const [row] = await app.db.select().from(admins).where(eq(admins.id, id))
      return row?.totpSecret ?? ''
    }
    const keep = (totpSecret: string) =>
      app.db.update(admins).set({ totpSecret }).where(eq(admins.id, id))
    const { codes } = on.read(backupCodesSchema)
    return { id, client, signIn, code, codes, secret: started.secret, kept, keep }
  }

  test('is kept sealed, and its codes sign in', async () => {
    const admin = await protectedAdmin()
    expect(await admin.kept()).toMatch(/^v1\./)
    expect((await admin.signIn(admin.code())).status).toBe(200)
  })

  test('of before is sealed at a start, and its codes sign in then as well', async () => {
    const admin = await protectedAdmin()
    await admin.keep(admin.secret)
    expect((await admin.signIn(admin.code())).status).toBe(200)
    await sealPlainSecrets(app.ctx)
    expect(await admin.kept()).toMatch(/^v1\./)
    app.clock.advance(minute)
    expect((await admin.signIn(admin.code())).status).toBe(200)
  })

  test('sealed with another key asks for a backup code, and the System tab says so', async () => {
    const admin = await protectedAdmin()
    const state = async () =>
      (await admin.client.get(api.admin.system)).read(systemSchema).twoFactorSecrets
    expect(await state()).toEqual({ encrypted: true, unreadable: 0 })
    await admin.keep(sealSecret(randomBytes(32), admin.id, admin.secret))
    expect(await state()).toEqual({ encrypted: true, unreadable: 1 })
    const refused = await admin.signIn(admin.code())
    expect([refused.status, refused.failure.error]).toEqual([
      401,
      'This server does not have the key that your app’s codes are kept with. Use a backup code, or let a colleague reset your two-factor sign-in.',
    ])
    expect((await admin.signIn(admin.codes[0])).status).toBe(200)
  })
})
