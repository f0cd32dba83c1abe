import { bulkCalls } from '#shared/office-calls.ts'
import { adminPage } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { expectNoFindingsAnywhere, widths } from './axe.ts'
import { unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { expectToast, holdToast, leadRow, openListening, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test('rows are chosen by range or all that match, changed at once, and taken back', async ({
  office,
  firm,
}) => {
  const word = unique('Bulk')
  const names = ['A', 'B', 'C', 'D'].map((letter) => `${word} ${letter}`)
  for (const name of names) await firm.enteredLead({ name })
  const list = `${adminPage.leads}?${new URLSearchParams({ q: word, sort: 'name' })}`
  await openListening(office, list)
  const row = (n: number) => leadRow(office, names[n] ?? '')
  const bar = office.getByRole('region', { name: 'Selected rows' })
  const boxes = office.getByRole('checkbox', { name: /^Select row/ })
  await expect(boxes).toHaveCount(4)

  // By the keyboard: Space chooses, Shift with an arrow goes on.
  await row(0).getByRole('link').first().focus()
  await office.keyboard.press('Space')
  await expect(bar).toContainText('1 lead selected')
  await office.keyboard.press('Shift+ArrowDown')
  await office.keyboard.press('Shift+ArrowDown')
  await expect(bar).toContainText('3 leads selected')
  await expect(boxes.nth(2)).toBeChecked()
  await expect(boxes.nth(3)).not.toBeChecked()
  await office.keyboard.press('Escape')
  await expect(bar).toBeHidden()

  // By the pointer: the first, and with Shift the third.
  await boxes.nth(0).check()
  await row(2).click({ modifiers: ['Shift'], position: { x: 300, y: 10 } })
  await expect(bar).toContainText('3 leads selected')
  await expectNoFindingsAnywhere(office, 'rows that are chosen')
  await bar.getByRole('button', { name: 'Select all that match (4)' }).click()
  await expect(bar).toContainText('All 4 leads that match')
  await bar.getByLabel('Set status').selectOption('Qualified')
  await expect(toastOf(office)).toContainText('4 leads changed')
  await expect(bar).toBeHidden()
  for (const n of [0, 1, 2, 3]) await expect(row(n)).toContainText('Qualified')
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expectToast(office, 'Undone', 'Everything is as it was before.')
  for (const n of [0, 1, 2, 3]) await expect(row(n)).toContainText('New')

  // A next step for those behind two of them, at a time, and nobody's yet.
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await bar.getByRole('button', { name: 'Next step' }).click()
  const step = office.getByRole('dialog', { name: 'Next step for each' })
  await step.getByLabel('What is to be done').fill('Call about the fair')
  await step.getByLabel('Time, if it matters').fill('09:30')
  await step.getByLabel('Whose').selectOption('Nobody')
  await expectNoFindingsAnywhere(office, 'a next step for several')
  await step.getByRole('button', { name: 'Set next step' }).click()
  await expect(toastOf(office)).toContainText('2 leads changed')
  await expect(bar).toBeHidden()

  // A tag for two of them, with the details of one beside the list; it is renamed for all.
  const tag = unique('Fair')
  const openTags = bar.getByRole('button', { name: 'Tag', exact: true })
  await boxes.nth(0).check()
  await openTags.click()
  const addTag = office.getByRole('button', { name: 'Add tag' })
  await expect(addTag).toBeDisabled()
  await office.getByLabel('Name of the tag').fill(tag)
  await addTag.click()
  await expect(toastOf(office)).toContainText('1 lead changed')
  await expect(bar).toBeHidden()
  // Once it is there it says who has it, and one press gives it to the rest or takes it from all.
  const choice = office.getByRole('button', { name: tag, exact: true })
  const openTagsOf = async (...rows: number[]) => {
    for (const n of rows) await boxes.nth(n).check()
    await openTags.click()
  }
  await openTagsOf(1)
  await expect(choice).toHaveAttribute('aria-pressed', 'false')
  await office.keyboard.press('Escape')
  await openTagsOf(0)
  await expect(choice).toHaveAttribute('aria-pressed', 'mixed')
  await expect(office.getByRole('button', { name: 'Remove tag' })).toBeHidden()
  await expectNoFindingsAnywhere(office, 'a tag for several')
  await choice.press('Enter')
  await expect(toastOf(office)).toContainText('1 lead changed')
  await expect(bar).toBeHidden()
  await expect(row(1)).toContainText(tag)
  await openTagsOf(0, 1)
  await expect(choice).toHaveAttribute('aria-pressed', 'true')
  await choice.click()
  await expect(toastOf(office)).toContainText('2 leads changed')
  await expect(row(0)).not.toContainText(tag)
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(row(0)).toContainText(tag)
  const byTag = office.getByRole('combobox', { name: 'Tag', exact: true })
  await byTag.selectOption(tag)
  await expect(boxes).toHaveCount(2)
  await expect(row(1)).toContainText(tag)
  await boxes.nth(0).check()
  await bar.getByRole('button', { name: 'Select all that match (2)' }).click()
  await expect(bar).toContainText('All 2 leads that match')
  // Of these not all may be read: a tag is named before it is given or taken away.
  await openTags.click()
  await expect(choice).toBeHidden()
  await office.getByRole('radio', { name: tag }).check()
  await expect(office.getByLabel('Name of the tag')).toHaveValue(tag)
  await office.getByRole('button', { name: 'Remove tag' }).click()
  await expect(toastOf(office)).toContainText('2 leads changed')
  await expect(bar).toBeHidden()
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(boxes).toHaveCount(2)
  await byTag.selectOption('All Tags')
  await row(1).getByRole('link').first().click()
  await expect(office.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible()
  for (const [, viewport] of widths) {
    await office.setViewportSize(viewport)
    await expectNoSidewaysScroll(office)
  }
  await openListening(office, settingsPage('tags'))
  const entry = office.getByRole('listitem', { name: tag, exact: true })
  await expect(entry).toContainText('2 records')
  await entry.getByRole('button', { name: `Actions for ${tag}` }).click()
  await office.getByRole('menuitem', { name: 'Name and color' }).click()
  const edit = office.getByRole('dialog', { name: `Edit ${tag}` })
  await expect(edit.getByRole('radio', { name: 'Gray' })).toBeChecked()
  await edit.getByLabel('Name').fill(`${tag} 2`)
  await edit.getByRole('radio', { name: 'Blue' }).check()
  await expectNoFindingsAnywhere(office, 'a tag that is edited')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  const renamed = office.getByRole('listitem', { name: `${tag} 2` })
  await expect(renamed).toContainText('2 records')
  const actions = renamed.getByRole('button', { name: `Actions for ${tag} 2` })
  await expect(actions).toBeFocused()
  await actions.click()
  await office.getByRole('menuitem', { name: 'Name and color' }).click()
  await expect(office.getByRole('radio', { name: 'Blue' })).toBeChecked()
  await office.keyboard.press('Escape')
  await expectNoFindingsAnywhere(office, 'the tags')
})

test('a tag is merged into another, which its records have then, and comes back', async ({
  office,
  firm,
}) => {
  const colleague = await firm.newAdmin()
  const [from, into] = [unique('Client'), unique('Customer')]
  for (const tag of [from, into]) {
    const { id } = await firm.enteredLead()
    await firm.posts(colleague, bulkCalls.leadsBulk, { ids: [id], change: { addTags: [tag] } })
  }
  await openListening(office, settingsPage('tags'))
  const entry = (tag: string) => office.getByRole('listitem', { name: tag, exact: true })
  await entry(from)
    .getByRole('button', { name: `Actions for ${from}` })
    .click()
  await office.getByRole('menuitem', { name: 'Merge into another tag' }).click()
  const merge = office.getByRole('dialog', { name: `Merge ${from} into another tag` })
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expect(merge.getByText('Choose a tag.')).toBeVisible()
  await merge.getByLabel('Into').selectOption(into)
  await expect(merge).toContainText(`Everything tagged ${from} gets ${into} instead`)
  await expectNoFindingsAnywhere(office, 'a merge of two tags')
  await merge.getByRole('button', { name: 'Merge' }).click()
  await expectToast(office, 'Tags merged', `Everything tagged ${from} is tagged ${into} now.`)
  await expect(entry(from)).toBeHidden()
  await expect(entry(into)).toContainText('2 records')
  await expect(office.getByRole('list', { name: 'Tags' })).toBeFocused()
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(entry(from)).toContainText('1 record')
})

test('on a phone, what is chosen is deleted after a question, and comes back', async ({
  office,
  firm,
}) => {
  const word = unique('Phone bulk')
  for (const letter of ['A', 'B']) await firm.enteredLead({ name: `${word} ${letter}` })
  await office.setViewportSize({ width: 390, height: 844 })
  await openListening(office, `${adminPage.leads}?${new URLSearchParams({ q: word })}`)
  const boxes = office.getByRole('checkbox', { name: /^Select row/ })
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await expectNoSidewaysScroll(office)
  const bar = office.getByRole('region', { name: 'Selected rows' })
  const acts = bar.getByRole('button').or(bar.getByRole('combobox'))
  await expect(bar.getByLabel('Set owner')).toBeVisible()
  for (const act of await acts.all()) await expect(act).toBeInViewport({ ratio: 1 })
  const [, ...heights] = await acts.evaluateAll((all) =>
    all.map((act) => act.getBoundingClientRect().height),
  )
  expect(new Set(heights).size, 'all but the cross has one height').toBe(1)
  // What opens from the bar stands over all of it, between its edges.
  const whole = await bar.locator('> div').boundingBox()
  for (const [act, panel] of [
    ['Tag', 'Tag'],
    ['Next step', 'Next step for each'],
  ] as const) {
    await bar.getByRole('button', { name: act, exact: true }).click()
    const box = await office.getByRole('dialog', { name: panel }).boundingBox()
    expect(box?.x).toBeCloseTo(whole?.x ?? 0, 0)
    expect(box?.width).toBeCloseTo(whole?.width ?? 0, 0)
    const gap = (whole?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)
    expect(Math.abs(gap - 8)).toBeLessThanOrEqual(1)
    const covered = (whole?.y ?? 0) + (whole?.height ?? 0) - (box?.y ?? 0)
    expect(covered / 844, `${panel} leaves the list in sight`).toBeLessThan(0.5)
    await office.keyboard.press('Escape')
  }
  await bar.getByRole('button', { name: 'Delete selected' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(office.getByText('No leads match your filters')).toBeVisible()
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(boxes).toHaveCount(2)
})
