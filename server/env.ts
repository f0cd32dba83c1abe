import { resolve } from 'node:path'
import { z } from 'zod'
import { parseMailbox } from '#shared/mail/mailbox.ts'
import { tlsMistake } from '#shared/mail/smtp-tls.ts'

const defaultPort = 3000

/** Host names that only this machine can reach; with them the product is "local" (design.md §4). */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value)

const url = (name: string, protocols: string[]) =>
  z.preprocess(
    blankIsAbsent,
    z
      .string()
      .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
        error: `${name} must be an address that begins with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
      })
      .optional(),
  )

const mailbox = z.string().refine((value) => parseMailbox(value) !== null, {
  error: 'MAIL_FROM must be an e-mail address, such as Loomwork <hello@example.com>.',
})

const choice = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
  fallback: Values[number],
) =>
  z.preprocess(
    blankIsAbsent,
    z.enum(values, { error: `${name} must be one of ${values.join(', ')}.` }).default(fallback),
  )

/** A key of 32 bytes out of its Base64, of either alphabet; null when it is none. */
export function readSecretKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64')
  return /^[\w+/-]{43}=?$/.test(text) && key.length === 32 ? key : null
}

const schema = z
  .object({
    PORT: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .regex(/^\d{1,5}$/, 'PORT must be a whole number from 0 to 65535.')
        .transform(Number)
        .refine((port) => port <= 65_535, 'PORT must be a whole number from 0 to 65535.')
        .default(defaultPort),
    ),
    HOST: z.preprocess(blankIsAbsent, z.string().default('127.0.0.1')),
    DATA_DIR: z.preprocess(blankIsAbsent, z.string().default('./data')),
    DATABASE_URL: url('DATABASE_URL', ['postgres:', 'postgresql:']),
    PUBLIC_URL: url('PUBLIC_URL', ['http:', 'https:']),
    SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']).superRefine((value, ctx) => {
      const mistake = value && URL.canParse(value) ? tlsMistake(value) : null
      if (mistake) ctx.addIssue(mistake)
    }),
    MAIL_FROM: z.preprocess(blankIsAbsent, mailbox.optional()),
    DKIM_DOMAIN: z.preprocess(blankIsAbsent, z.string().optional()),
    DKIM_SELECTOR: z.preprocess(blankIsAbsent, z.string().optional()),
    DKIM_KEY_FILE: z.preprocess(blankIsAbsent, z.string().optional()),
    SECRET_KEY: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .refine((value) => readSecretKey(value) !== null, {
          error: 'SECRET_KEY must be 32 bytes in Base64: openssl rand -base64 32 makes one.',
        })
        .optional(),
    ),
    ROLE: choice('ROLE', ['all', 'web', 'worker'], 'all'),
    PATH: z.string().default(''),
    TRUST_PROXY: choice('TRUST_PROXY', ['on', 'off'], 'off'),
    RATE_LIMIT: choice('RATE_LIMIT', ['on', 'off'], 'on'),
    DRAIN_SECONDS: z.preprocess(
      blankIsAbsent,
      z
        .string()
        .regex(/^\d{1,3}$/, 'DRAIN_SECONDS must be a whole number from 0 to 999.')
        .transform(Number)
        .default(5),
    ),
    DEMO: choice('DEMO', ['on', 'off'], 'off'),
    LOG_LEVEL: choice(
      'LOG_LEVEL',
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'info',
    ),
  })
  .refine(
    ({ DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: key }) =>
      [selector, key].every((value) => (value === undefined) === (domain === undefined)),
    'DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together: set all three, or none.',
  )
  .transform((raw) => {
    const publicUrl = new URL(raw.PUBLIC_URL ?? `http://localhost:${raw.PORT}`)
    return {
      port: raw.PORT,
      host: raw.HOST,
      dataDir: resolve(raw.DATA_DIR),
      databaseUrl: raw.DATABASE_URL,
      publicUrl: publicUrl.origin,
      isLocal: localHosts.has(publicUrl.hostname),
      smtpUrl: raw.SMTP_URL,
      mailFrom: raw.MAIL_FROM,
      dkim:
        raw.DKIM_DOMAIN && raw.DKIM_SELECTOR && raw.DKIM_KEY_FILE
          ? { domain: raw.DKIM_DOMAIN, selector: raw.DKIM_SELECTOR, keyFile: raw.DKIM_KEY_FILE }
          : undefined,
      secretKey: raw.SECRET_KEY ? (readSecretKey(raw.SECRET_KEY) ?? undefined) : undefined,
      role: raw.ROLE,
      searchPath: raw.PATH,
      trustProxy: raw.TRUST_PROXY === 'on',
      rateLimit: raw.RATE_LIMIT === 'on',
      isDemo: raw.DEMO === 'on',
      drainSeconds: raw.DRAIN_SECONDS,
      logLevel: raw.LOG_LEVEL,
    }
  })
  .refine((env) => env.rateLimit || !env.publicUrl.startsWith('https:'), {
    error: 'RATE_LIMIT=off is for tests on this machine; it is refused when PUBLIC_URL is https.',
  })
  .refine((env) => env.role === 'all' || env.databaseUrl !== undefined, {
    error: 'ROLE=web and ROLE=worker share one PostgreSQL: set DATABASE_URL, or leave ROLE at all.',
  })

/** The configuration, read once (design.md §3). `publicUrl` is an origin without a final slash. */
export type Env = z.output<typeof schema>

/** A configuration that can not be used; the message is one line a person can act on. */
export class EnvError extends Error {}

/**
 * Reads the configuration from environment variables.
 * @throws {EnvError} naming every variable that is wrong.
 */
export function parseEnv(variables: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(variables)
  if (parsed.success) return parsed.data
  throw new EnvError(parsed.error.issues.map((issue) => issue.message).join(' '))
}

/** The configuration of this process; `chosen` are variables that it sets itself. */
export const readEnv = (chosen: Record<string, string> = {}) =>
  parseEnv({ ...process.env, ...chosen })
