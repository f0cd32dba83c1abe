import { expect, test } from 'vitest'
import { type SetupFacts, type SetupStep, setupItems } from './setup-checklist.ts'

const ready: SetupFacts = {
  database: 'postgresql',
  smtpHost: 'mail.example',
  smtpProblem: null,
  from: 'hello@firm.example',
  publicUrl: 'https://firm.example',
  admins: { active: 2, withCode: 2 },
  twoFactorSecrets: { encrypted: true, unreadable: 0 },
  backups: { planned: true, hoursOld: 5, checked: true },
}
const noBackups = { planned: false, hoursOld: null, checked: null }

test('a firm with everything in place has nothing left to do', () => {
  expect(setupItems(ready).every(({ done }) => done)).toBe(true)
})

test.each<[Partial<SetupFacts>, SetupStep, string]>([
  [{ database: 'embedded' }, 'postgresql', 'one process on one machine'],
  [{ smtpHost: null }, 'smtp', 'No mail server is configured'],
  [{ smtpProblem: 'It is away.' }, 'smtp', 'Mail waits. It is away.'],
  [{ publicUrl: 'http://firm.example' }, 'https', 'without encryption'],
  [{ admins: { active: 2, withCode: 1 } }, 'two-factor', '1 of 2 people'],
  [{ admins: { active: 1, withCode: 0 } }, 'two-factor', '0 of 1 person sign'],
  [{ admins: { active: 0, withCode: 0 } }, 'two-factor', '0 of 0 people'],
  [{ twoFactorSecrets: { encrypted: false, unreadable: 0 } }, 'two-factor', 'set SECRET_KEY'],
  [{ twoFactorSecrets: { encrypted: true, unreadable: 1 } }, 'two-factor', 'another key'],
  [{ backups: noBackups }, 'backups', 'none was made'],
  [{ backups: { ...noBackups, planned: true } }, 'backups', 'none has been made yet'],
  [{ backups: { ...ready.backups, checked: null } }, 'backups', 'not been restored for a check'],
  [{ backups: { ...ready.backups, checked: false } }, 'backups', 'could not be restored'],
  [{ backups: { ...ready.backups, hoursOld: 200 } }, 'backups', '8 days old'],
  [{ backups: { ...ready.backups, planned: false } }, 'backups', 'No more are planned'],
])('with %j one step is left: %s', (facts, step, words) => {
  const left = setupItems({ ...ready, ...facts }).filter(({ done }) => !done)
  expect(left.map((item) => item.step)).toEqual([step])
  expect(left[0]?.state).toContain(words)
})
