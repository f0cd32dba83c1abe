import { adminPage, api } from '#shared/routes.ts'
import { unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, holdCalls, leadRow, openListening } from './screens.ts'

test('over a slow line a list read again draws nothing back that was changed by hand', async ({
  office,
  firm,
}) => {
  const company = unique('Ahead')
  const [kept, gone] = [await firm.enteredLead({ company }), await firm.enteredLead({ company })]
  await openListening(office, `${adminPage.leads}?${new URLSearchParams({ q: company })}`)
  const statuses = await holdCalls(office, {
    method: 'PATCH',
    url: '**/api/admin/leads/*/status',
  })
  const deletions = await holdCalls(office, { method: 'DELETE', url: '**/api/admin/leads/*' })
  await chooseInRow(office, kept.name, 'Mark as Contacted')
  await expect(leadRow(office, kept.name)).toContainText('Contacted')
  await chooseInRow(office, gone.name, 'Delete')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(leadRow(office, gone.name)).toBeHidden()

  const { name } = await firm.enteredLead({ company })
  await expect(leadRow(office, name)).toBeVisible()
  await expect(leadRow(office, kept.name)).toContainText('Contacted')
  await expect(leadRow(office, gone.name)).toBeHidden()
  statuses.release()
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  deletions.release()
  await expectToast(office, 'Lead deleted', 'Lead has been deleted successfully.')
  expect((await firm.leadsNamed(company)).map((lead) => [lead.name, lead.status])).toEqual([
    [name, 'new'],
    [kept.name, 'contacted'],
  ])
})

test(
  'over a slow line a board read again leaves a deal where it was dropped',
  inLongLane,
  async ({ office, firm }) => {
    const word = unique('Ahead')
    const salesperson = await firm.newAdmin()
    const { personId } = await firm.enteredLead()
    const opened = (title: string, value: number) =>
      firm.posts(salesperson, api.admin.deals, { personId, title, value })
    await opened(`${word} one`, 100)
    await openListening(office, `${adminPage.deals}?${new URLSearchParams({ q: word })}`)
    const stage = (name: string) => office.getByRole('region', { name, exact: true })
    const card = (title: string) => office.getByRole('listitem').filter({ hasText: title })
    const moves = await holdCalls(office, { method: 'PATCH', url: '**/api/admin/deals/*' })
    await card(`${word} one`).dragTo(stage('Talking'))
    await expect(stage('Talking')).toContainText('1 deal · $100')

    await opened(`${word} two`, 20)
    await expect(stage('Lead in')).toContainText('1 deal · $20')
    await expect(stage('Talking')).toContainText('1 deal · $100')
    // Moved on before the first move is saved: they are sent one after the other.
    await card(`${word} one`).dragTo(stage('Negotiating'))
    await expect(stage('Negotiating')).toContainText('1 deal · $100')
    expect(moves.sent).toHaveLength(1)
    moves.release()
    await expectToast(office, 'Deal moved', `${word} one: Negotiating`)
    await expect(stage('Negotiating')).toContainText('1 deal · $100')
    await expect(stage('Talking')).toContainText('0 deals · $0')
  },
)
