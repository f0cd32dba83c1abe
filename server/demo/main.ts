/** Fills the demo's database before the server opens it; tooling/demo.ts runs it. */
import { adminPage } from '#shared/routes.ts'
import { type Ctx, systemClock } from '../context.ts'
import { migrate } from '../db/migrate.ts'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { demoAccounts, demoPassword, makeDemo } from './make-demo.ts'

const env = readEnv()
const database = await openDatabase(env, () => {})
try {
  process.stdout.write('This is a demo. Making a firm of four, and ninety days of its past ...\n')
  await migrate(database.db)
  const actor = { kind: 'job', name: 'demo' } as const
  const ctx: Ctx = { db: database.db, clock: systemClock, env, publish: () => {}, actor }
  const begun = performance.now()
  const { people } = await makeDemo(ctx, systemClock())
  const seconds = Math.round((performance.now() - begun) / 1_000)
  process.stdout.write(
    [
      `${people} people, made in ${seconds} s. Everybody in it is invented, and no mail leaves.`,
      '',
      `  Sign in at   ${env.publicUrl}${adminPage.login}`,
      `  as           ${demoAccounts.map(({ email }) => email).join(', ')}`,
      `  password     ${demoPassword}`,
      '',
      'When you stop it, all of this is gone.',
      '',
      '',
    ].join('\n'),
  )
} finally {
  await database.close()
}
