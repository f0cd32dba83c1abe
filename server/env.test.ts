import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from './env.ts'

const refusal = (variables: Record<string, string>) => {
  try {
    parseEnv(variables)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  return null
}

describe('the configuration', () => {
  test('of an empty environment is the documented default', () => {
    expect(parseEnv({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: `${process.cwd()}/data`,
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      isLocal: true,
      role: 'all',
      trustProxy: false,
      rateLimit: true,
      drainSeconds: 5,
      logLevel: 'info',
    })
  })

  test('takes an empty value for an absent one', () => {
    const names = 'PORT HOST DATA_DIR DATABASE_URL PUBLIC_URL SMTP_URL MAIL_FROM ROLE TRUST_PROXY'
    const blank = Object.fromEntries(names.split(' ').map((name) => [name, '']))
    expect(parseEnv(blank)).toEqual(parseEnv({}))
  })

  test.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535, publicUrl: 'http://localhost:65535' }],
    [{ PUBLIC_URL: 'https://loom.example/' }, { publicUrl: 'https://loom.example' }],
    [{ PUBLIC_URL: 'https://loom.example' }, { isLocal: false }],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, { isLocal: true }],
    [{ PUBLIC_URL: 'http://[::1]:8080' }, { isLocal: true }],
    [{ PUBLIC_URL: 'http://localhost.evil.example' }, { isLocal: false }],
    [{ DATA_DIR: '/srv/loom' }, { dataDir: '/srv/loom' }],
    [{ TRUST_PROXY: 'on' }, { trustProxy: true }],
    [{ RATE_LIMIT: 'off' }, { rateLimit: false }],
    [{ DRAIN_SECONDS: '0' }, { drainSeconds: 0 }],
    [{ DRAIN_SECONDS: '30' }, { drainSeconds: 30 }],
    [{ ROLE: 'web', DATABASE_URL: 'postgres://h/db' }, { role: 'web' }],
  ])('reads %j', (variables: Record<string, string>, expected) => {
    expect(parseEnv(variables)).toMatchObject(expected)
  })

  test.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '3000.5' }, 'PORT'],
    [{ PORT: ' 3000' }, 'PORT'],
    [{ DATABASE_URL: 'localhost/loom' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'mysql://localhost/loom' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'loom.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'ftp://loom.example' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example?tls=on' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtps://mail.example?tls=off' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Loomwork' }, 'MAIL_FROM'],
    [{ DKIM_DOMAIN: 'loom.example', DKIM_SELECTOR: 'a' }, 'DKIM_KEY_FILE'],
    [{ DKIM_KEY_FILE: '/key' }, 'DKIM_DOMAIN'],
    [{ ROLE: 'everything' }, 'ROLE'],
    [{ ROLE: 'web' }, 'DATABASE_URL'],
    [{ ROLE: 'worker' }, 'DATABASE_URL'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT'],
    [{ RATE_LIMIT: 'off', PUBLIC_URL: 'https://loom.example' }, 'RATE_LIMIT'],
    [{ DRAIN_SECONDS: '5s' }, 'DRAIN_SECONDS'],
    [{ DRAIN_SECONDS: '1000' }, 'DRAIN_SECONDS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  ])('refuses %j in one sentence', (variables: Record<string, string>, name) => {
    const sentence = refusal(variables)
    expect(sentence).toContain(name)
    expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(sentence).not.toContain('\n')
  })

  test('names everything that is wrong at once', () => {
    expect(refusal({ PORT: 'x', ROLE: 'x' })).toMatch(/PORT.*ROLE/)
  })

  test('does not repeat the secret of a wrong address', () => {
    expect(refusal({ DATABASE_URL: 'mysql://loom:secret@host/db' })).not.toContain('secret')
  })
})
