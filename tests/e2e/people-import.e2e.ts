import { importPage } from '#shared/office-calls.ts'
import { adminPage } from '#shared/routes.ts'
import { encodedAs } from '#tests/support/legacy-text.ts'
import { expectNoFindingsAnywhere } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, openListening } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test('a file of people is brought, looked at, imported and reverted', async ({ office, firm }) => {
  const known = unique('Known Person')
  const added = unique('Added Person')
  await firm.enteredLead({ name: known, email: emailOf(known) })
  const rows = [
    'First Name,Last Name,Email,Phone Number,What they like',
    `${known},Renamed,${emailOf(known)},604 555 0101,looms`,
    `${added},Newly,${emailOf(added)},604 555 0102,yarn`,
    'Nobody,,,,',
  ]
  await openListening(office, adminPage.people)
  await office.getByRole('link', { name: 'Import', exact: true }).click()
  await expect(office.getByRole('heading', { level: 1, name: 'Import people' })).toBeVisible()
  // What led here is gone with its screen; the keyboard goes on where one has come to.
  await expect(office.getByRole('main')).toBeFocused()
  const fileName = `${unique('people')}.csv`
  await office.getByLabel('CSV file').setInputFiles({
    name: fileName,
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\r\n')),
  })
  await expect(office.getByRole('heading', { level: 1, name: fileName })).toBeVisible()

  // What the columns are is guessed, and can be said.
  await expect(office.getByLabel('Email is')).toHaveValue('email')
  await expect(office.getByLabel('What they like is')).toHaveValue('')
  await office.getByLabel('What they like is').selectOption('Tags')
  const becomes = office.getByRole('region', { name: 'What will become of each row' })
  await expect(becomes.getByText('looms')).toBeVisible()
  await expect(becomes.getByText(`${known} Renamed`).first()).toBeVisible()
  await expect(becomes.locator('del', { hasText: known })).toBeVisible()
  await expectNoFindingsAnywhere(office, 'a file of people')
  await becomes.getByRole('tab', { name: 'Refused 1' }).click()
  await expect(becomes.getByText('neither an e-mail address nor a phone number')).toBeVisible()
  await expect(becomes.getByText(added)).toHaveCount(0)

  await office.getByRole('button', { name: 'Import 2 people' }).click()
  const progress = office.getByRole('region', { name: 'Progress' })
  await expect(progress.getByRole('status')).toHaveText('Finished: 3 rows', { timeout: 60_000 })
  const download = office.waitForEvent('download')
  await office.getByRole('button', { name: 'Download refused rows' }).click()
  expect((await download).suggestedFilename()).toMatch(/-refused-rows\.csv$/)

  const rowOfAdded = office.getByRole('link', { name: `${added} Newly` })
  await rowOfAdded.click()
  await expect(office.getByText('Added by an import')).toBeVisible()
  await office.goBack()

  await office.getByRole('button', { name: 'Revert' }).click()
  const question = office.getByRole('alertdialog', { name: 'Revert this import?' })
  await question.getByRole('button', { name: 'Revert' }).click()
  await expectToast(office, 'Import reverted', 'Everything is as it was before.')
  await expect(progress.getByRole('status')).toHaveText('Reverted. What it did is undone.')
  await expectNoSidewaysScroll(office)
  await office.goto(`${adminPage.people}?${new URLSearchParams({ q: added })}`)
  await expect(office.getByText('No people match your filters')).toBeVisible()
  await office.goto(importPage.list)
  await expect(
    office.getByRole('listitem').filter({ hasText: fileName }).getByText('Reverted'),
  ).toBeVisible()
})

test(
  'the letters of a file that does not say its encoding are shown before it is sent',
  inLongLane,
  async ({ office }) => {
    const bring = async (name: string, bytes: Uint8Array) => {
      await openListening(office, importPage.list)
      await office.getByLabel('CSV file').setInputFiles({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from(bytes),
      })
    }
    const file = office.getByRole('region', { name: 'File', exact: true })
    const encoding = file.getByLabel('Encoding of the file')

    // Of an encoding that no browser has each reading is a guess.
    const guessed = `${unique('guessed')}.csv`
    await bring(guessed, Buffer.from('name,email\nNgu\x8e\xc7\xbfn,ng@acme.example\n', 'latin1'))
    await expect(file.getByRole('heading', { name: 'Are these letters right?' })).toBeVisible()
    await encoding.selectOption('Central European (Windows-1250)')
    await expect(file.getByRole('listitem')).toHaveText('NguŽÇżn')
    await expectNoFindingsAnywhere(office, 'the letters of a file')
    await file.getByRole('button', { name: 'Other file' }).click()

    // The words of the other tell it, and it may be doubted.
    const named = `${unique('told')}.csv`
    const name = unique('Łucja Żółkoś')
    await bring(named, encodedAs('ibm852', `name,email\n${name},${emailOf('lucja')}\n`))
    await expect(file.getByText('DOS 852')).toBeVisible()
    await file.getByRole('button', { name: 'Letters look wrong?' }).click()
    await encoding.selectOption('Western European (Windows-1252)')
    await expect(file.getByRole('listitem')).not.toHaveText(name)
    await encoding.selectOption('Central European (DOS 852)')
    await expect(file.getByRole('listitem')).toHaveText(name)
    await file.getByRole('button', { name: 'Use this file' }).click()
    await expect(office.getByRole('heading', { level: 1, name: named })).toBeVisible()
    const becomes = office.getByRole('region', { name: 'What will become of each row' })
    await expect(becomes.getByText(name).first()).toBeVisible()
    await office.goto(importPage.list)
    await expect(office.getByText(guessed)).toHaveCount(0)
  },
)
