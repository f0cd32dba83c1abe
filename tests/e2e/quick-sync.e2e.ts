import { api } from '#shared/routes.ts'
import { aBusyColleague, answerToBooking, openSync, person } from './booking-screens.ts'
import { consultationsNamed } from './consultation-screens.ts'
import { emailOf } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, leadRow as rowOf } from './screens.ts'

test.use({ timezoneId: 'America/New_York' })

test.describe('Text/Email Parser', () => {
  const paste = (
    name: string,
    when = '12:45pm - Wednesday, September 24, 2025 (Central Time - US & Canada)',
  ) => `A new event has been scheduled.

Event Type:
Discovery call

Invitee:
${name}

Invitee Email:
${emailOf(name)}

Event Date/Time:
${when}`

  test('a pasted text is read, corrected and synced', async ({ office }) => {
    const name = person()
    const dialog = await openSync(office, name)
    const sync = dialog.getByRole('button', { name: 'Sync Meeting' })
    await expect(sync).toBeDisabled()
    const text = dialog.getByLabel('Pasted text')
    await expect(text).toBeFocused()
    await text.fill('short')
    await expect(
      dialog.getByText('Please paste meeting data (email, calendar invite, etc.)'),
    ).toBeVisible()
    await text.fill(paste(name))
    await expect(dialog.getByText('Confidence 100%')).toBeVisible()
    await expect(dialog.getByLabel('Name')).toHaveValue(name)
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue(emailOf(name))
    await expect(dialog.getByLabel('Date and time')).toHaveValue('2025-09-24T12:45')
    await expect(dialog.getByLabel('Time zone')).toHaveValue('America/Chicago')
    await expect(dialog.getByLabel('Meeting type')).toHaveValue('Discovery call')

    const marked = dialog.locator('mark[data-active]')
    await dialog.getByLabel('Name').focus()
    await expect(marked).toHaveText(name)
    await dialog.getByLabel('Time zone').hover()
    await expect(marked).toHaveText('Central Time - US & Canada')

    await dialog.getByLabel('Company').fill('Corrected & Co')
    await expect(dialog.getByText('Changed by you.')).toBeVisible()
    const sent = answerToBooking(office)
    await sync.click()
    await expectToast(office, 'Meeting synced successfully!', 'The meeting is in the list.')
    expect(await (await sent).json()).toMatchObject({
      name,
      company: 'Corrected & Co',
      preferredDate: '2025-09-24T17:45:00.000Z',
      timeZone: 'America/Chicago',
      status: 'scheduled',
      message: 'Auto-synced meeting data',
    })
    await expect(rowOf(office, name)).toContainText('Corrected & Co')
  })

  test('an overlap is told of before it is synced', inLongLane, async ({ office, firm }) => {
    const host = await aBusyColleague(firm, '2031-05-05T14:00Z')
    const dialog = await openSync(office)
    // A discovery call takes 45 minutes.
    const when = '9:30am - Monday, May 5, 2031 (Eastern Time - US & Canada)'
    await dialog.getByLabel('Pasted text').fill(paste(person(), when))
    await dialog.getByLabel('Host').selectOption(host)
    await expect(
      dialog.getByText(`${host} can not take it: Overlaps another booking`, { exact: false }),
    ).toBeVisible()
    await dialog.getByLabel('Date and time').fill('2031-05-05T09:15')
    await expect(dialog.getByText('No hours are set. You can book it all the same.')).toBeVisible()
  })

  test('mails of one booking that is moved and cancelled change one meeting', async ({
    office,
  }) => {
    const name = person()
    const mail = (first: string, when: string) =>
      `${first}\n\nEvent Type: Discovery Call\nInvitee: ${name}\nInvitee Email: ${emailOf(name)}\n${when}`
    const sync = async (text: string, says: RegExp | null, toast: string) => {
      const dialog = await openSync(office, name)
      await dialog.getByLabel('Pasted text').fill(text)
      await expect(dialog.getByText('Confidence 100%')).toBeVisible()
      if (says) await expect(dialog.getByText(says)).toBeVisible()
      await dialog.getByRole('button', { name: 'Sync Meeting' }).click()
      await expectToast(office, 'Meeting synced successfully!', toast)
    }
    const booked = mail(
      'A new event has been scheduled.',
      'Event Date/Time: 10:30am - Monday, December 14, 2026 (Central European Time)',
    )
    await sync(booked, null, 'The meeting is in the list.')
    const moved = mail(
      'Your event has been rescheduled.',
      'New Date/Time: 09:00am - Wednesday, December 16, 2026 (Central European Time)\nFormer Date/Time: 10:30am - Monday, December 14, 2026 (Central European Time)',
    )
    await sync(
      moved,
      /^Already in the list for Dec 14, 2026, 10:30.AM, as scheduled\. When you sync, that meeting moves to Dec 16, 2026, 9:00.AM\.$/,
      'The meeting was in the list already, and was moved.',
    )
    const off = mail(
      'The event below has been canceled.',
      'Event Date/Time: 09:00am - Wednesday, December 16, 2026 (Central European Time)',
    )
    await sync(
      off,
      /that meeting becomes cancelled\.$/,
      'The meeting was in the list already, and was set to cancelled.',
    )
    await expect(rowOf(office, name)).toHaveCount(1)
    await expect(rowOf(office, name)).toContainText('Cancelled')
    await office.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(office, name)).toContainText('Scheduled')
  })

  test('a meeting over another one of its host is kept where somebody says so', async ({
    office,
    firm,
    complaints,
  }) => {
    complaints.allow(/status of 409/)
    const [name, other] = [person(), person()]
    const host = await firm.newAdmin()
    await firm.posts(host, api.consultationRequests, {
      ...{ name: other, email: emailOf(other), meetingType: 'Discovery call' },
      ...{ preferredDate: '2025-09-24T17:45Z', status: 'scheduled', hostId: host.admin.id },
    })
    const dialog = await openSync(office, name)
    await dialog.getByLabel('Pasted text').fill(paste(name))
    const mayOverlap = dialog.getByLabel('Keep it although it overlaps another meeting')
    await dialog.getByLabel('Host').selectOption(host.admin.name)
    await expect(mayOverlap).not.toBeChecked()
    const sync = dialog.getByRole('button', { name: 'Sync Meeting' })
    await sync.click()
    await expect(dialog.getByText(/another meeting at that time/)).toBeVisible()
    await expect(mayOverlap).not.toBeChecked()
    await mayOverlap.check()
    // What is kept so is of this time alone.
    await dialog.getByLabel('Date and time').fill('2025-09-24T12:50')
    await expect(mayOverlap).not.toBeChecked()
    await mayOverlap.check()
    await sync.click()
    await expectToast(office, 'Meeting synced successfully!', 'The meeting is in the list.')
  })

  test('an assumed zone is said to be, and can be changed', inLongLane, async ({ office }) => {
    const dialog = await openSync(office)
    await dialog.getByLabel('Pasted text').fill('Call jane@acme.example on March 5, 2026 at 3pm')
    await expect(dialog.getByText('The text names no zone: this one is assumed.')).toBeVisible()
    await expect(dialog.getByLabel('Time zone')).toHaveValue('America/New_York')
    await dialog.getByLabel('Time zone').selectOption('Asia/Tokyo')
    await expect(dialog.getByText('The text names no zone')).toBeHidden()
    await expect(dialog.getByText(/Mar 5, 1:00.AM on your clock/)).toBeVisible()
  })

  test('without an address there is nothing to sync', inLongLane, async ({ office }) => {
    const dialog = await openSync(office)
    const sync = dialog.getByRole('button', { name: 'Sync Meeting' })
    await dialog.getByLabel('Pasted text').fill('Meeting with Jane Doe on March 5, 2026 at 3pm ET')
    await expect(dialog.getByText('Confidence 60%')).toBeVisible()
    await expect(sync).toBeDisabled()
    await dialog.getByLabel('Email', { exact: true }).fill('jane@acme.example')
    await expect(sync).toBeEnabled()
  })

  test('what was corrected stays while the text is mended, and not into another one', async ({
    office,
  }) => {
    await office.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const [one, other] = [person(), person()]
    const dialog = await openSync(office)
    const text = dialog.getByLabel('Pasted text')
    const company = dialog.getByLabel('Company')
    await text.fill(paste(one))
    await company.fill('Of The First')
    await text.focus()
    await office.keyboard.press('Control+End')
    await office.keyboard.type('\nPhone: +1 212 555 0123')
    await expect(dialog.getByLabel('Phone')).toHaveValue('+1 212 555 0123')
    await expect(company).toHaveValue('Of The First')

    // Much of it is word for word the same, as in two mails of one calendar.
    await office.evaluate((words) => navigator.clipboard.writeText(words), paste(other))
    await office.keyboard.press('Control+a')
    await office.keyboard.press('Control+v')
    await expect(dialog.getByLabel('Name')).toHaveValue(other)
    await expect(company).toHaveValue('Example')
    await expect(dialog.getByText('Changed by you.')).toHaveCount(0)
  })

  test('nothing is synced before the text that is there has been read', async ({ office }) => {
    const dialog = await openSync(office)
    const sync = dialog.getByRole('button', { name: 'Sync Meeting' })
    const text = dialog.getByLabel('Pasted text')
    await text.fill(paste(person()))
    await expect(sync).toBeEnabled()
    // Watched from before the change: a slow frame may come after the text has been read again.
    const disabled = await text.evaluate((field) => {
      if (!(field instanceof HTMLTextAreaElement)) throw new Error('The text is typed here.')
      const button = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Sync Meeting',
      )
      if (!button) throw new Error('The meeting is synced here.')
      return new Promise<boolean>((resolve) => {
        new MutationObserver(() => resolve(button.disabled)).observe(button, {
          attributeFilter: ['disabled'],
        })
        field.focus()
        document.execCommand('insertText', false, ' and more')
        // No text is read before the next frame: a button not disabled by then could have been pressed.
        requestAnimationFrame(() => resolve(false))
      })
    })
    expect(disabled).toBe(true)
    await expect(sync).toBeEnabled()
  })

  test('a failure is told, and nothing is lost', async ({ office, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    const dialog = await openSync(office)
    await dialog.getByLabel('Pasted text').fill('Call jane@acme.example on March 5, 2026 at 3pm ET')
    await office.route(`**${api.consultationRequests}`, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Sync Meeting' }).click()
    await expectToast(
      office,
      'Sync failed',
      'Failed to sync meeting data. Please try manual entry.',
    )
    await expect(dialog.getByLabel('Email', { exact: true })).toHaveValue('jane@acme.example')
  })
})

for (const [where, device] of [
  ['a desk', { viewport: { width: 1280, height: 800 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use(device)

    const lane = where === 'a desk' ? {} : inLongLane
    test('the marks lie under their words', lane, async ({ office }) => {
      const dialog = await openSync(office)
      const text = dialog.getByLabel('Pasted text')
      const words = 'Somebody writes at such a length that the lines of it break more than once. '
      await text.fill(`${words.repeat(20)}\n\nInvitee: Pat Doe\nEmail: pat@acme.example\n\n`)
      await dialog.getByLabel('Name').focus()
      await expect(dialog.locator('mark[data-active]')).toHaveText('Pat Doe')
      // Lines that break at the same words need the same type in the same box, and the same scroll.
      const layouts = await text.evaluate((field) => {
        const layoutOf = (element: Element) => {
          const style = getComputedStyle(element)
          const { x, y, width, height } = element.getBoundingClientRect()
          const { clientWidth, scrollHeight, scrollTop } = element
          const type = [style.font, style.letterSpacing, style.whiteSpace, style.overflowWrap]
          return {
            type,
            padding: style.padding,
            box: [x, y, width, height],
            scroll: [clientWidth, scrollHeight, scrollTop],
          }
        }
        field.scrollTop = field.scrollHeight
        return new Promise<ReturnType<typeof layoutOf>[]>((resolve) => {
          const copy = field.parentElement?.querySelector('.pasted-copy')
          if (!copy) throw new Error('The marks are in a copy of the text.')
          // After the frame in which the field tells that it has scrolled.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => resolve([field, copy].map(layoutOf))),
          )
        })
      })
      expect(layouts[1]).toEqual(layouts[0])
      expect(layouts[0]?.scroll[2]).toBeGreaterThan(0)
    })
  })
}

test('all of it by keyboard', async ({ office }) => {
  const name = person()
  await office.goto(consultationsNamed(name))
  await office.getByRole('button', { name: 'Quick Sync' }).focus()
  await office.keyboard.press('Enter')
  const dialog = office.getByRole('dialog', { name: 'One-Click Meeting Data Sync' })
  await expect(dialog.getByLabel('Pasted text')).toBeFocused()
  await office.keyboard.insertText(`Invitee: ${name}\nEmail: ${emailOf(name)}`)
  await expect(dialog.getByText('Confidence 70%')).toBeVisible()
  await office.keyboard.press('Tab')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByRole('button', { name: 'Sync Meeting' }).focus()
  await office.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(office.getByRole('button', { name: 'Quick Sync' })).toBeFocused()
  await expect(rowOf(office, name)).toBeVisible()

  await office.keyboard.press('Enter')
  await dialog.getByRole('tab', { name: 'Text/Email Parser' }).focus()
  await office.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('tab', { name: 'CSV Import' })).toBeFocused()
  // Over the panel itself, which can be scrolled by keyboard.
  await office.keyboard.press('Tab')
  await office.keyboard.press('Tab')
  await expect(dialog.getByLabel('CSV file')).toBeFocused()
  await office.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})
