import { brand } from '#content/brand.ts'
import { smtpTls } from '#shared/mail/smtp-tls.ts'
import { adminPage, api } from '#shared/routes.ts'
import type { OpenDatabase } from './db/database.ts'
import type { Env } from './env.ts'

const databaseNames = {
  embedded: (env: Env) => `the embedded database in ${env.dataDir}`,
  postgresql: () => 'PostgreSQL',
}

/** What is printed once everything runs: where to go, and what is not configured yet. */
export function startupBanner(
  env: Env,
  database: OpenDatabase['kind'],
  firstAccount: string | null,
) {
  const base = env.publicUrl
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  const missing = [
    !env.smtpUrl && 'Mail: set SMTP_URL and MAIL_FROM to send e-mail.',
    !env.databaseUrl && 'PostgreSQL: set DATABASE_URL to run on more than one machine.',
    env.isLocal && 'Public address: set PUBLIC_URL when others should reach this site.',
    env.smtpUrl &&
      smtpTls(env.smtpUrl) === 'off' &&
      'Mail goes out unencrypted (SMTP_URL says tls=off).',
    !env.rateLimit && 'Rate limits are off (RATE_LIMIT=off).',
  ].filter((line) => typeof line === 'string')
  return [
    `${brand.name} is running on ${databaseNames[database](env)}.`,
    '',
    // Where a proxy finds it; without one it is the site's own address.
    ...(base === `http://localhost:${env.port}`
      ? []
      : [`  Listens on   http://${host}:${env.port}`]),
    `  Site         ${base}/`,
    `  Back-office  ${base}${adminPage.dashboard}`,
    `  API          ${base}${api.docs}`,
    ...(firstAccount
      ? ['', 'Create the first account (once, within a week):', `  ${firstAccount}`]
      : []),
    ...(missing.length > 0
      ? ['', 'Not configured yet:', ...missing.map((line) => `  ${line}`)]
      : []),
    '',
    '',
  ].join('\n')
}
