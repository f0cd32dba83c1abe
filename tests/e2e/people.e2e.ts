import { adminPage, api } from '#shared/routes.ts'
import { expectNoFindingsAnywhere, widths } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, holdToast, leadRow, openListening, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test('who writes is a person: found, noted about, and set a next step', async ({
  office,
  firm,
}) => {
  const name = unique('Known Person')
  await firm.visitorSends(api.leads, { name, email: emailOf(name), message: 'Do you do looms?' })
  const [lead] = await firm.leadsNamed(name)
  await openListening(office, adminPage.people)
  await office.getByRole('searchbox', { name: 'Search people' }).fill(name)
  await leadRow(office, name).getByRole('link', { name, exact: true }).click()
  await expect(office).toHaveURL(new RegExp(`${adminPage.people}/[0-9a-f-]+\\?q=`))
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()
  const line = office.getByRole('region', { name: 'What has happened' })
  await expect(line.getByText('Do you do looms?')).toBeVisible()
  await expect(line.getByRole('link', { name: /^Message/ })).toHaveAttribute(
    'href',
    adminPage.lead(lead?.id ?? ''),
  )

  await line.getByLabel('New note').fill('Budget is **agreed**\n- looms first')
  await line.getByRole('button', { name: 'Save note' }).click()
  const note = line.getByRole('article')
  await expect(note.locator('strong')).toHaveText('agreed')
  await expect(note.getByRole('listitem')).toHaveText('looms first')
  await note.getByRole('button', { name: 'Edit note' }).click()
  await line.getByLabel('Note', { exact: true }).fill('Budget is **open**')
  await line.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(note.locator('strong')).toHaveText('open')

  await note.getByRole('button', { name: 'Delete note' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(office, 'Note deleted', 'Nobody sees it any more.')
  await expect(note).toBeHidden()
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expectToast(office, 'Note restored', 'It is back where it was.')
  await expect(note.locator('strong')).toHaveText('open')

  // What somebody asked for stands there with what they answered.
  const answers = 'How many looms: twelve'
  const asked = { name, email: emailOf(name), leadMagnetType: 'audit', submissionData: answers }
  await firm.enteredSubmission(asked)
  await expect(line.getByText(answers)).toBeVisible()

  const next = office.getByRole('region', { name: 'Next step' })
  await expect(next.getByRole('heading')).toHaveText('No next step')
  // At rest there is one field; the others come with its first word.
  await expect(next.getByLabel('Due day')).toBeHidden()
  await next.getByLabel('What happens next').fill('Send the proposal')
  await expect(next.getByLabel('Due day')).toBeVisible()
  await next.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(next.getByRole('listitem')).toContainText('Tomorrow')
  await next.getByRole('button', { name: 'Done: Send the proposal' }).click()
  await expectToast(office, 'Step done', 'Send the proposal')
  await expect(next.getByRole('heading')).toHaveText('No next step')
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(next.getByRole('listitem')).toContainText('Send the proposal')

  const facts = office.getByRole('region', { name: 'Facts' })
  const tag = unique('Tag')
  await facts.getByLabel('Add a tag').fill(tag)
  await facts.getByLabel('Add a tag').press('Enter')
  await expect(facts.getByRole('button', { name: `Remove tag ${tag}` })).toBeVisible()

  // Others write, and the open line hears of it.
  await firm.askedMeeting({ name, email: emailOf(name), message: 'May we talk?' })
  await expect(line.getByText('May we talk?')).toBeVisible()
  await line.getByLabel('Show').selectOption('Notes')
  await expect(line.getByText('May we talk?')).toBeHidden()
  await expect(note).toBeVisible()

  await office.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = office.getByRole('dialog', { name: 'Edit Person' })
  await dialog.getByLabel('Phone').fill('+1 604 555 0142')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(office.getByRole('link', { name: '+1 604 555 0142' })).toBeVisible()

  await office.goto(adminPage.lead(lead?.id ?? ''))
  await expect(office.getByRole('link', { name: 'Open person' })).toBeVisible()
  await office.keyboard.press('p')
  await expect(office.getByRole('heading', { level: 1, name })).toBeVisible()
})

test(
  'the people of a company are stepped through by keyboard',
  inLongLane,
  async ({ office, firm }) => {
    const domain = `${unique('firm').replaceAll(' ', '')}.example`
    const company = unique('Keyboard Works')
    const enter = (name: string) =>
      firm.enteredLead({ name, email: `${name.split(' ')[0]}@${domain}`, company })
    await enter('Anna First')
    await enter('Bert Second')
    await enter('Cleo Third')
    await office.goto(`${adminPage.companies}?${new URLSearchParams({ q: domain })}`)
    await leadRow(office, company).getByRole('link', { name: company, exact: true }).click()
    await expect(office.getByRole('heading', { level: 1, name: company })).toBeVisible()
    const people = office.getByRole('table')
    await expect(people.getByRole('row')).toHaveCount(4)
    const line = office.getByRole('region', { name: 'What has happened' })
    await expect(line.getByRole('listitem').first()).toContainText('Cleo Third')
    await expect(line.getByRole('link', { name: /^Message/ })).toHaveCount(3)
    await expectNoFindingsAnywhere(office, 'a company')
    await people.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
    await people.getByRole('link', { name: 'Anna First', exact: true }).click()

    const heading = office.getByRole('heading', { level: 1 })
    const beside = office.getByRole('navigation', { name: 'People in the list' })
    await expect(heading).toHaveText('Anna First')
    await expect(beside.getByRole('listitem')).toHaveCount(3)
    await office.keyboard.press('j')
    await expect(heading).toHaveText('Bert Second')
    await expect(beside.locator('[aria-current=page]')).toContainText('Bert Second')
    await office.keyboard.press('j')
    await expect(heading).toHaveText('Cleo Third')
    await office.keyboard.press('k')
    await expect(heading).toHaveText('Bert Second')

    // One stop of Tab for all of the list; a key each for what is written about them.
    const stops = beside.getByRole('listitem').locator('a[tabindex="0"]')
    await expect(stops).toHaveText([/^Bert Second/])
    await stops.press('ArrowDown')
    await expect(beside.getByRole('link', { name: /^Cleo Third/ })).toBeFocused()
    await expect(stops).toHaveText([/^Cleo Third/])
    await office.keyboard.press('n')
    await expect(office.getByLabel('What happens next')).toBeFocused()
    await office.keyboard.press('Escape')
    await office.keyboard.press('w')
    await expect(office.getByLabel('New note')).toBeFocused()
    await office.keyboard.press('Escape')
    await expect(heading, 'the first Esc leaves the field').toHaveText('Bert Second')
    await office.keyboard.press('Escape')
    await expect(heading).toHaveText(company)

    await office.goto(`${adminPage.people}?${new URLSearchParams({ q: domain })}`)
    await office.getByRole('link', { name: 'Cleo Third', exact: true }).press('Enter')
    await expect(heading).toHaveText('Cleo Third')
    await office.keyboard.press('Escape')
    await expect(heading).toContainText('People')
    await expect(office.getByRole('link', { name: 'Cleo Third', exact: true })).toBeFocused()
  },
)

test(
  'companies are stepped through from their list, and a deal is opened on the page of one',
  inLongLane,
  async ({ office, firm }) => {
    const firms = unique('Twin').replaceAll(' ', '').toLowerCase()
    const enter = (name: string, at: string) =>
      firm.enteredLead({
        name,
        email: `${name.split(' ')[0]}@${firms}-${at}.example`,
        company: `${firms} ${at}`,
      })
    await enter('Anna First', 'one')
    await enter('Bert Second', 'two')
    await enter('Cleo Third', 'two')
    const [one, two] = [`${firms} one`, `${firms} two`]
    // Called like the firm, and not of it.
    const elsewhere = `${unique('else').replaceAll(' ', '')}.example`
    await firm.enteredLead({ name: `${two} Fan`, email: `fan@${elsewhere}`, company: 'Elsewhere' })
    const list = `${adminPage.companies}?${new URLSearchParams({ q: firms })}`
    await office.goto(list)
    const heading = office.getByRole('heading', { level: 1 })
    await office.getByRole('link', { name: one, exact: true }).click()
    await expect(heading).toHaveText(one)
    await office.keyboard.press('j')
    await expect(heading).toHaveText(two)
    await office.getByRole('button', { name: 'Previous company' }).click()
    await expect(heading).toHaveText(one)
    await expect(office.getByRole('button', { name: 'Previous company' })).toBeFocused()

    // Where there is one person the deal is theirs; else the firm's people are offered.
    const opening = office.getByRole('dialog', { name: 'New Deal' })
    await expect(office.getByRole('heading', { name: 'Open deals None' })).toBeVisible()
    await office.getByRole('button', { name: 'New deal' }).click()
    await expect(opening.getByLabel('Person')).toHaveValue('Anna First')
    await opening.getByRole('button', { name: 'Cancel' }).click()
    await office.keyboard.press('j')
    await expect(heading).toHaveText(two)
    await office.getByRole('button', { name: 'New deal' }).click()
    await expect(opening.getByLabel('Title')).toHaveValue(two)
    const offered = opening.locator('datalist option')
    await expect(offered).toHaveCount(2)
    await opening.getByLabel('Person').fill('Cleo')
    await expect(offered).toHaveCount(1)
    await opening.getByLabel('Person').fill(`${two} Fan`)
    await expect(offered).toHaveCount(0)
    await opening.getByLabel('Person').fill(`Bert@${firms}-two.example`)
    await opening.getByLabel('Value in dollars').fill('900')
    await opening.getByRole('button', { name: 'Open Deal' }).click()
    await expectToast(office, 'Deal opened', `${two}, with Bert Second`)
    const open = office.getByRole('region', { name: 'Open deals' })
    await expect(open.getByRole('listitem')).toContainText('Bert Second')
    await office.getByRole('link', { name: 'All companies' }).click()
    await expect(office).toHaveURL(list)
  },
)

test(
  'a company and a person that can not be read are gone past by keyboard',
  inLongLane,
  async ({ office, firm, complaints }) => {
    complaints.allow(/status of 500/)
    const word = unique('row').replaceAll(' ', '').toLowerCase()
    const names = ['Anna', 'Bert', 'Cleo'].map((name) => `${name} ${word}`)
    for (const name of names) {
      const email = `${word}@${name.replace(' ', '-')}.example`
      await firm.enteredLead({ name, email, company: `${name} Ltd` })
    }
    const heading = office.getByRole('heading', { level: 1 })
    const link = (name: string) => office.getByRole('link', { name, exact: true })
    for (const [list, call, noun, ending] of [
      [adminPage.companies, api.admin.company, 'company', ' Ltd'],
      [adminPage.people, api.admin.person, 'person', ''],
    ] as const) {
      const [first, second, third] = names.map((name) => `${name}${ending}`) as [
        string,
        string,
        string,
      ]
      await office.goto(`${list}?${new URLSearchParams({ q: word, sort: 'name' })}`)
      const [, id = ''] = (await link(second).getAttribute('href'))?.match(/([0-9a-f-]{36})/) ?? []
      await office.route(`**${call(id)}`, (route) => route.fulfill({ status: 500, json: {} }))
      await link(first).click()
      await expect(heading).toHaveText(first)
      await office.keyboard.press('j')
      await expect(heading).toHaveText(second)
      await expect(office.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expect(office.getByRole('button', { name: 'Edit', exact: true })).toBeHidden()
      await office.getByRole('button', { name: `Previous ${noun}` }).click()
      await expect(heading).toHaveText(first)
      await office.keyboard.press('j')
      await expect(office.getByRole('button', { name: 'Try again' })).toBeVisible()
      await office.keyboard.press('j')
      await expect(heading).toHaveText(third)
    }
  },
)

test(
  'the screens of people are for everybody, on a phone and on a desk',
  inLongLane,
  async ({ office, firm, complaints }) => {
    complaints.allow(/404.*\/api\/admin\/people/)
    const name = unique('Somebody With Quite A Long Name')
    const lead = await firm.enteredLead({
      name,
      email: `someone@${unique('f').replace(' ', '')}.example`,
    })
    await office.goto(`${adminPage.people}?${new URLSearchParams({ q: name })}`)
    const link = office.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await expectNoFindingsAnywhere(office, 'the people')
    await link.click()
    await expect(office.getByRole('link', { name: /^Message/ })).toBeVisible()
    for (const [, viewport] of widths) {
      await office.setViewportSize(viewport)
      await expectNoSidewaysScroll(office)
    }
    await expectNoFindingsAnywhere(office, 'a person')
    await office.goto(adminPage.companies)
    await expect(office.getByRole('table')).toBeVisible()
    await expectNoFindingsAnywhere(office, 'the companies')
    await office.goto(adminPage.person(lead.id))
    await expect(office.getByText('This person does not exist, or has been deleted.')).toBeVisible()
  },
)

test('what was changed stands in the history, and is taken back there', async ({
  office,
  firm,
}) => {
  const lead = await firm.enteredLead()
  await openListening(office, `${adminPage.leads}?${new URLSearchParams({ q: lead.name })}`)
  await chooseInRow(office, lead.name, 'Mark as Qualified')
  await expect(leadRow(office, lead.name)).toContainText('Qualified')
  // The row says so before the server has answered; leaving sooner would take the call along.
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  await openListening(office, adminPage.history)
  await office.getByLabel('Whose').selectOption('Mine')
  const entry = office.getByRole('main').getByRole('listitem').first()
  await expect(entry).toContainText('1 lead given a new status')
  await expect(entry.getByRole('link', { name: lead.name, exact: true })).toHaveAttribute(
    'href',
    adminPage.lead(lead.id),
  )
  // What was there before is dim until the list that is asked for has come.
  await expect(office.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expectNoFindingsAnywhere(office, 'the history')
  await entry.getByRole('button', { name: 'Undo' }).click()
  await expectToast(office, 'Undone', 'Everything is as it was before.')
  await expect(entry).toContainText('1 lead reverted')
  const undone = office.getByRole('main').getByRole('listitem').filter({ hasText: 'Undone' })
  await expect(undone).toContainText('Redo')
  await office.goto(`${adminPage.leads}?${new URLSearchParams({ q: lead.name })}`)
  await expect(leadRow(office, lead.name)).toContainText('New')
})

test('two who look like one person are compared, merged, and parted again', async ({
  office,
  firm,
}) => {
  const [name, other] = [unique('Twice Here'), unique('Twice Known')]
  const phone = `+1 604 ${String(Date.now()).slice(-7)}`
  const kept = await firm.enteredLead({ name, email: emailOf(name), phone })
  const from = await firm.enteredLead({ name: other, email: emailOf(other), phone })
  await openListening(office, adminPage.person(kept.personId ?? ''))
  const heading = office.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(name)
  const notice = office.getByRole('region', { name: 'Duplicates' })
  await expect(notice).toContainText(`Shares a phone with ${other}`)
  await notice.getByRole('button', { name: 'Compare and merge' }).press('Enter')
  const dialog = office.getByRole('dialog', { name: 'Compare and merge' })
  await dialog.getByRole('group', { name: 'Name' }).getByLabel(other).check()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expectToast(office, 'People merged', `All that was known of either is ${other}’s now.`)
  await holdToast(office)
  await expect(heading).toHaveText(other)
  await expect(notice).toBeHidden()
  await expect(office.getByText(`Merged with ${other}`)).toBeVisible()
  await expect(office.getByRole('link', { name: emailOf(other) })).toBeVisible()
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(heading).toHaveText(name)
  await expect(notice).toContainText(other)

  // The other is kept, under the name that was chosen before; who was merged leads to who was kept.
  await notice.getByRole('button', { name: 'Compare and merge' }).click()
  await expect(dialog).toContainText(`Kept: ${name}`)
  const chosenName = dialog.getByRole('group', { name: 'Name' })
  for (const each of [other, name]) await chosenName.getByLabel(each).check()
  await dialog.getByRole('button', { name: 'Swap' }).press('Enter')
  await expect(dialog).toContainText(`Kept: ${other}`)
  await expect(dialog).toContainText(`Becomes part of them: ${name}`)
  await expect(chosenName.getByLabel(name)).toBeChecked()
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(notice).toBeHidden()
  await expect(office).toHaveURL(new RegExp(`${adminPage.person(from.personId ?? '')}$`))
  await office.goto(adminPage.person(kept.personId ?? ''))
  await expect(office).toHaveURL(new RegExp(`${adminPage.person(from.personId ?? '')}$`))
  await expect(heading).toHaveText(name)
})

test('anybody is merged with whom one looks for', inLongLane, async ({ office, firm }) => {
  const [name, other] = [unique('Maiden Name'), unique('Married Name')]
  const kept = await firm.enteredLead({ name, email: emailOf(name) })
  await firm.enteredLead({ name: other, email: emailOf(other) })
  await openListening(office, adminPage.person(kept.personId ?? ''))
  await office.getByRole('button', { name: 'Merge with…' }).press('Enter')
  const choosing = office.getByRole('dialog', { name: `Merge ${name} with…` })
  await choosing.getByLabel('Person').fill(emailOf(name))
  await choosing.getByRole('button', { name: 'Compare' }).click()
  await expect(choosing.getByText(`This is ${name}: choose another.`)).toBeVisible()
  await choosing.getByLabel('Person').fill(other)
  const offered = `${other} <${emailOf(other)}>`
  await expect(choosing.locator('option')).toHaveAttribute('value', offered)
  await choosing.getByLabel('Person').fill(offered)
  await expectNoFindingsAnywhere(office, 'whom to merge with')
  await choosing.getByLabel('Person').press('Enter')
  const dialog = office.getByRole('dialog', { name: 'Compare and merge' })
  await expect(dialog).toContainText(`Becomes part of them: ${other}`)
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
  await expectToast(office, 'People merged', `All that was known of either is ${name}’s now.`)
  await expect(office.getByRole('link', { name: emailOf(other) })).toBeVisible()
})
