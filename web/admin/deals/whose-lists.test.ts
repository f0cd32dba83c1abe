import { expect, test } from 'vitest'
import { companyList } from '../people/company-list.ts'
import { personList } from '../people/person-list.ts'
import { dealList } from './deal-list.ts'

const colleague = '01890a5d-ac96-774b-bcce-b302099a8057'

test.each([
  ['people', personList],
  ['companies', companyList],
  ['deals', dealList],
])('the list of %s keeps whose records its address names, also for its calls', (_, list) => {
  for (const owner of ['me', 'none', colleague]) {
    const state = list.parse(new URLSearchParams({ owner }))
    expect(state.owner).toBe(owner)
    expect(list.call(state as never)).toContain(`owner=${owner}`)
  }
  expect(list.parse(new URLSearchParams({ owner: 'them' })).owner).toBe('all')
})
