import { readFileSync } from 'node:fs'
import { api } from '#shared/routes.ts'
import {
  answerToBooking,
  csvFile,
  csvHead,
  csvRow,
  manyRows,
  openImport,
} from './booking-screens.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, leadRow as rowOf } from './screens.ts'

test.use({ timezoneId: 'America/New_York' })

test.describe('CSV Import', () => {
  test(
    'only a CSV file is taken, and only one that can be read',
    inLongLane,
    async ({ office }) => {
      const dialog = await openImport(office)
      const file = dialog.getByLabel('CSV file')
      await file.setInputFiles(csvFile('x', 'notes.txt', 'text/plain'))
      await expectToast(office, 'Invalid file', 'Please select a CSV file.')
      await file.setInputFiles(csvFile('Product,Price\nTea,3\n'))
      await expectToast(
        office,
        'CSV Parse Error',
        'Failed to parse CSV file. Please check the format.',
      )
      await expect(dialog.getByText('The first line names no column “Invitee Email”')).toBeVisible()
    },
  )

  test('the same file twice adds nothing, cancelled rows stay cancelled', async ({ office }) => {
    const { word, file } = manyRows(7)
    const off = csvRow(`${word} off`, '2026-03-03 09:00', true)
    const whole = { ...file, buffer: Buffer.from(`${file.buffer}\n${off}\n`) }
    const dialog = await openImport(office, word)
    await dialog.getByLabel('CSV file').setInputFiles(whole)
    await expectToast(office, 'CSV Parsed Successfully', 'Found 8 valid meetings to import.')
    await expect(dialog.getByRole('table').getByRole('row')).toHaveCount(6)
    await expect(dialog.getByText('And 3 more')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 8 meetings' }).click()
    await expectToast(office, 'CSV Import Complete', 'Successfully imported 8 meetings. 0 failed.')
    await dialog.getByRole('button', { name: 'Import another file' }).click()
    await dialog.getByLabel('CSV file').setInputFiles(whole)
    await dialog.getByRole('button', { name: 'Import 8 meetings' }).click()
    await expectToast(office, 'CSV Import Complete', 'Successfully imported 0 meetings. 0 failed.')
    await expect(dialog.getByRole('definition').nth(1)).toHaveText('8')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(rowOf(office, `${word} off`)).toContainText('Cancelled')
    await expect(rowOf(office, `${word} 0`)).toHaveCount(1)
  })

  test('a row that is cancelled by now says so before, cancels its meeting, and is undone', async ({
    office,
  }) => {
    const name = unique('Rita')
    // The same invitee in both files, by its identifier.
    const [head, row] = [csvHead, csvRow(name, '2026-12-14 10:30')]
    const file = (isOff: boolean) =>
      csvFile(`${head}\n${isOff ? row.replace(',false,', ',true,') : row}\n`)
    const dialog = await openImport(office, name)
    await dialog.getByLabel('CSV file').setInputFiles(file(false))
    await dialog.getByRole('button', { name: 'Import 1 meeting' }).click()
    await expectToast(office, 'CSV Import Complete', 'Successfully imported 1 meetings. 0 failed.')
    await dialog.getByRole('button', { name: 'Import another file' }).click()
    await dialog.getByLabel('CSV file').setInputFiles(file(true))
    await expect(dialog.getByText('1 row changes a meeting that is there already')).toBeVisible()
    await expect(dialog.getByText(/Dec 14, 2026, 10:30.AM: becomes cancelled\.$/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 1 meeting' }).click()
    const summary = 'Successfully imported 0 meetings. 0 failed. 1 changed.'
    await expectToast(office, 'CSV Import Complete', summary)
    await expect(dialog.getByText('1 meeting that was there was changed.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Undo' }).click()
    await expect(dialog.getByText('The changes were undone.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(rowOf(office, name)).toHaveCount(1)
    await expect(rowOf(office, name)).toContainText('Scheduled')
  })

  test('a row that brings its meeting over another of its host says so before, and is kept', async ({
    office,
    firm,
  }) => {
    const name = unique('Rita')
    const row = csvRow(name, '2026-12-16 10:30')
    const host = await firm.newAdmin()
    const meeting = { meetingType: 'Discovery call', status: 'scheduled', hostId: host.admin.id }
    await firm.posts(host, api.consultationRequests, {
      ...{ ...meeting, name, email: emailOf(name), preferredDate: '2026-12-14T15:30Z' },
      importKey: `invitee:${row.slice(row.lastIndexOf(',') + 1)}`,
    })
    const other = unique('Ann')
    await firm.posts(host, api.consultationRequests, {
      ...{ ...meeting, name: other, email: emailOf(other), preferredDate: '2026-12-16T15:30Z' },
    })
    const dialog = await openImport(office, name)
    await dialog.getByLabel('CSV file').setInputFiles(csvFile(`${csvHead}\n${row}\n`))
    await expect(
      dialog.getByText(
        /moves to Dec 16, 2026, 10:30.AM\. Its host has another meeting at that time; both are kept\.$/,
      ),
    ).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 1 meeting' }).click()
    const summary = 'Successfully imported 0 meetings. 0 failed. 1 changed.'
    await expectToast(office, 'CSV Import Complete', summary)
  })

  const encodings = {
    'UTF-8 with a byte order mark and semicolons': {
      bytes: (text: string) => Buffer.from(`\ufeff${text.replaceAll(',', ';')}`),
      summary: 'UTF-8, separated by semicolons',
    },
    'UTF-16 and tabs': {
      bytes: (text: string) => Buffer.from(`\ufeff${text.replaceAll(',', '\t')}`, 'utf16le'),
      summary: 'UTF-16, separated by tabs',
    },
    'Windows-1252': {
      bytes: (text: string) => Buffer.from(text, 'latin1'),
      summary: 'Windows-1252, separated by commas',
    },
  }
  for (const [what, { bytes, summary }] of Object.entries(encodings)) {
    test(`a file in ${what} is read`, inLongLane, async ({ office }) => {
      const name = unique('Søren Müller')
      const line = `${name},soren@acme.example,2026-03-03 11:00 am,Discovery call,false,`
      const dialog = await openImport(office)
      await dialog.getByLabel('CSV file').setInputFiles(csvFile(bytes(`${csvHead}\n${line}\n`)))
      await expect(dialog.getByRole('table')).toContainText(name)
      await expect(dialog.getByText(summary)).toBeVisible()
      await expect(dialog.getByRole('table')).toContainText(/Mar 3, 2026, 11:00.AM/)
    })
  }

  test(
    'names of Windows-1250 are read, and the letters can be doubted',
    inLongLane,
    async ({ office }) => {
      const bytes = Buffer.from(
        `${csvHead}\nKatarzyna Wi\x9cniewska,kw@acme.example,2026-03-03 11:00 am,Discovery call,false,\n`,
        'latin1',
      )
      const dialog = await openImport(office)
      await dialog
        .getByLabel('CSV file')
        .setInputFiles(csvFile(bytes, 'events.csv', 'text/comma-separated-values'))
      await expect(dialog.getByRole('table')).toContainText('Katarzyna Wiśniewska')
      await expect(dialog.getByLabel('Encoding of the file')).toHaveCount(0)
      await dialog.getByRole('button', { name: 'Letters look wrong?' }).press('Enter')
      await expect(dialog.getByLabel('Encoding of the file')).toBeFocused()
      await dialog
        .getByLabel('Encoding of the file')
        .selectOption('Western European (Windows-1252)')
      await expect(dialog.getByRole('table')).toContainText('Katarzyna Wiœniewska')
    },
  )

  test(
    'letters that may be others are asked for, beside what they read as',
    inLongLane,
    async ({ office }) => {
      // An encoding that no browser has: whatever is chosen is a guess.
      const bytes = Buffer.from(
        `${csvHead}\nNgu\x8e\xc7\xbfn,jk@acme.example,2026-03-03 11:00 am,Discovery call,false,\n`,
        'latin1',
      )
      const dialog = await openImport(office)
      await dialog.getByLabel('CSV file').setInputFiles(csvFile(bytes))
      const question = dialog.getByRole('region', { name: 'Are these letters right?' })
      await question
        .getByLabel('Encoding of the file')
        .selectOption('Central European (Windows-1250)')
      await expect(question.getByRole('listitem')).toHaveText('NguŽÇżn')
      await expect(dialog.getByRole('table')).toContainText('NguŽÇżn')
    },
  )

  test(
    'a number that Excel has shortened is left out, and said to be',
    inLongLane,
    async ({ office }) => {
      const dialog = await openImport(office)
      const text = 'name,email,start,phone\nEvi,evi@acme.example,2026-03-03 11:00,4.91512E+12\n'
      await dialog.getByLabel('CSV file').setInputFiles(csvFile(text))
      await expect(dialog.getByText('1 row is imported without a phone number')).toBeVisible()
      await expect(
        dialog.getByText('Excel has shortened this number to “4.91512E+12”'),
      ).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Import 1 meeting' })).toBeEnabled()
    },
  )

  test('a picture that is called .csv is no CSV file', inLongLane, async ({ office }) => {
    const dialog = await openImport(office)
    const bytes = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
    await dialog.getByLabel('CSV file').setInputFiles(csvFile(bytes))
    await expectToast(office, 'Invalid file', 'Please select a CSV file.')
    await expect(dialog.getByText('This file is not text.')).toBeVisible()
  })

  test('day or month is asked, and the zone of the times', async ({ office }) => {
    const name = unique('Ambiguous')
    const dialog = await openImport(office, name)
    await dialog
      .getByLabel('CSV file')
      .setInputFiles(csvFile(`${csvHead}\n${csvRow(name, '03/04/2026 10:00')}\n`))
    await expect(dialog.getByText('What comes first in “03/04/2026 10:00”?')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Import meetings' })).toBeDisabled()
    await dialog.getByRole('radio', { name: /^The day/ }).check()
    await expectToast(office, 'CSV Parsed Successfully', 'Found 1 valid meetings to import.')
    await expect(dialog.getByRole('table')).toContainText(/Apr 3, 2026, 10:00.AM/)
    await dialog.getByLabel('Time zone of the times').selectOption('Europe/Berlin')
    const sent = answerToBooking(office)
    await dialog.getByRole('button', { name: 'Import 1 meeting' }).click()
    expect(await (await sent).json()).toMatchObject({
      preferredDate: '2026-04-03T08:00:00.000Z',
      timeZone: 'Europe/Berlin',
      message: 'Imported from CSV - Discovery call',
    })
  })

  test('rows that fail are listed, and can be had as a file to mend', async ({
    office,
    complaints,
  }) => {
    complaints.allow(/status of 400/)
    const name = unique('Mixed')
    const text = [
      csvHead,
      csvRow(name, '2026-03-03 11:00'),
      'Nobody,,2026-03-03 11:00,Discovery call,false,',
      `Long Type,long@acme.example,2026-03-03 11:00,${'x'.repeat(120)},false,`,
      'Soon,soon@acme.example,soon,Discovery call,false,',
    ].join('\n')
    const dialog = await openImport(office)
    await dialog.getByLabel('CSV file').setInputFiles(csvFile(text))
    await expect(dialog.getByText('The row has no e-mail address.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 2 meetings' }).click()
    await expectToast(office, 'CSV Import Complete', 'Successfully imported 1 meetings. 1 failed.')
    await expect(dialog.getByText('3 rows of the file are not imported')).toBeVisible()
    await expect(dialog.getByText('Meeting type can have at most 100 characters.')).toBeVisible()
    const waiting = office.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download failed rows' }).click()
    const download = await waiting
    expect(download.suggestedFilename()).toBe('events-failed-rows.csv')
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n')
    expect(lines[0]).toBe(`\ufeff${csvHead},Line,Problem`)
    expect(lines.slice(1).map((line) => line.split(',').at(-2))).toEqual(['3', '4', '5'])
  })

  test('an import is cancelled and resumed', inLongLane, async ({ office }) => {
    const { word, file } = manyRows(40)
    const dialog = await openImport(office, word)
    // The import stands still between two rows for as long as the journey needs it.
    const gate = Promise.withResolvers<void>()
    let calls = 0
    await office.route(`**${api.consultationRequests}`, async (route) => {
      calls += 1
      if (calls > 8) await gate.promise
      await route.continue()
    })
    await dialog.getByLabel('CSV file').setInputFiles(file)
    await dialog.getByRole('button', { name: 'Import 40 meetings' }).click()
    await expect(dialog.getByRole('progressbar')).toBeVisible()
    await expect(dialog.getByText('Importing 8 of 40 rows')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel import' }).click()
    await expect(dialog.getByText('Stopped at 8 of 40 rows')).toBeVisible()
    await dialog.getByRole('button', { name: 'Resume import' }).click()
    await expect(dialog.getByText('Importing 8 of 40 rows')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    const question = office.getByRole('alertdialog', { name: 'Stop the import?' })
    await question.getByRole('button', { name: 'Keep importing' }).click()
    gate.resolve()
    await expectToast(office, 'CSV Import Complete', 'Successfully imported 40 meetings. 0 failed.')
  })

  test(
    'a stopped import lists what failed, and closes without a question',
    inLongLane,
    async ({ office, complaints }) => {
      complaints.allow(/status of 400/)
      const { word, file } = manyRows(20)
      const dialog = await openImport(office, word)
      // Two rows are refused, six go through, and four are on their way when it is stopped.
      const gate = Promise.withResolvers<void>()
      let calls = 0
      await office.route(`**${api.consultationRequests}`, async (route) => {
        calls += 1
        if (calls > 8) await gate.promise
        const error = { error: 'Not this one.', code: 'invalid' }
        if (calls <= 2) await route.fulfill({ status: 400, json: error })
        else await route.continue()
      })
      await dialog.getByLabel('CSV file').setInputFiles(file)
      await dialog.getByRole('button', { name: 'Import 20 meetings' }).click()
      await expect(dialog.getByText('Importing 8 of 20 rows')).toBeVisible()
      await expect(dialog.getByText('failed').locator('..')).toContainText('2')
      await dialog.getByRole('button', { name: 'Cancel import' }).click()
      await expect(dialog.getByText('Stopped at 8 of 20 rows')).toBeVisible()
      gate.resolve()
      await expect(dialog.getByText('Stopped at 12 of 20 rows')).toBeVisible()
      await expect(dialog.getByText('2 rows of the file could not be imported')).toBeVisible()
      await expect(dialog.getByText('Not this one.').first()).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Download failed rows' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
      await expect(dialog).toBeHidden()
      await expect(office.getByRole('alertdialog')).toHaveCount(0)
    },
  )

  test(
    'a busy server and a lost network hold it up, and nothing more',
    inLongLane,
    async ({ office, complaints }) => {
      complaints.allow(/status of 429|ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
      const { word, file } = manyRows(30)
      const dialog = await openImport(office, word)
      // Each trouble comes after a few rows, and lasts until the person has been told of it.
      let trouble: 'busy' | 'lost' | 'over' = 'busy'
      let before = 4
      await office.route(`**${api.consultationRequests}`, async (route) => {
        before -= 1
        if (before >= 0 || trouble === 'over') await route.continue()
        else if (trouble === 'lost') await route.abort()
        else await route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, body: '{}' })
      })
      await dialog.getByLabel('CSV file').setInputFiles(file)
      await dialog.getByRole('button', { name: 'Import 30 meetings' }).click()
      await expect(
        dialog.getByText('The server is busy; the import goes on by itself.'),
      ).toBeVisible()
      trouble = 'lost'
      before = 4
      await expect(dialog.getByText('The connection is lost; the import goes on')).toBeVisible()
      trouble = 'over'
      await expectToast(
        office,
        'CSV Import Complete',
        'Successfully imported 30 meetings. 0 failed.',
      )
    },
  )
})
