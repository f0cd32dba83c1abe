import { expect, test } from 'vitest'
import { changeItems } from '#server/db/schema.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { writeSteps } from './write-change.ts'

onOneDatabase('a change that sets one field several times', (database) => {
  const app = useTestApp(database)
  const id = '00000000-0000-7000-8000-000000000000'

  test('says from what it came to what, and nothing of what is as it was', async () => {
    const names = ['Ada', 'Bea', 'Ada', 'Eve']
    const steps = names.slice(1).map((name, n) => ({
      noun: 'person',
      id,
      before: { name: names[n], phones: n === 0 ? [] : ['604 555 0101'] },
      after: { name, phones: n === 0 ? ['604 555 0101'] : [] },
      fields: n < 2 ? ['name', 'phones'] : ['name'],
      tags: { added: [], removed: ['fair', 'vip'].slice(n, n + 1) },
    }))
    await writeSteps(app.ctx, 'lead.updated', steps)
    const rows = await app.db
      .select()
      .from(changeItems)
      .orderBy(changeItems.field, changeItems.before)
    expect(rows.map(({ field, before, after }) => [field, before, after])).toEqual([
      ['name', 'Ada', 'Eve'],
      ['tags', 'fair', null],
      ['tags', 'vip', null],
    ])
  })
})
