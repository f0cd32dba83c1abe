import { adminPage, api } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, leadRow, openListening, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

/** What is set aside, where it is listed, and what is said of it once it is released. */
const lists = [
  {
    what: 'message',
    lane: {},
    sent: api.leads,
    listed: adminPage.leads,
    title: 'Leads',
    all: 'All leads',
    released: (name: string) => `${name} is now in the list of leads.`,
  },
  {
    what: 'request for a call',
    lane: inLongLane,
    sent: api.consultationRequests,
    listed: adminPage.consultations,
    title: 'Consultation Requests',
    all: 'All consultations',
    released: (name: string) => `The request of ${name} is now among the others.`,
  },
]

for (const { what, lane, sent, listed, title, released } of lists) {
  test(
    `a suspected ${what} is looked at and released, from its row and from its details`,
    lane,
    async ({ office, firm }) => {
      const names = [unique('Doubtful'), unique('Doubtful')]
      const [fromRow = '', fromDetails = ''] = names
      await openListening(office, listed)
      await expect(office.getByRole('heading', { name: title })).toBeVisible()
      // The count is at most a few seconds old; the open screen hears of what comes and reads it again.
      for (const name of names) {
        await firm.visitorSends(sent, {
          name,
          email: emailOf(name),
          website: 'https://spam.example',
        })
      }
      const toggle = office.getByRole('button', { name: 'Set aside' })
      await toggle.click()
      await expect(toggle).toHaveAttribute('aria-pressed', 'true')
      await expect(office).toHaveURL(/quarantined=true/)
      await expect(leadRow(office, fromRow)).toContainText('A field that people do not see')

      await chooseInRow(office, fromRow, 'Not spam')
      await expectToast(office, 'Not spam', released(fromRow))
      await expect(leadRow(office, fromRow)).toBeHidden()
      await toastOf(office).getByRole('button', { name: 'Undo' }).click()
      await expect(toastOf(office)).toContainText('Undone')
      await expect(leadRow(office, fromRow)).toBeVisible()
      await chooseInRow(office, fromRow, 'Not spam')
      await expect(leadRow(office, fromRow)).toBeHidden()

      await office.getByRole('link', { name: fromDetails }).click()
      const details = office.getByRole('dialog', { name: fromDetails })
      await expect(details).toContainText('Set aside as possible spam')
      await details.getByRole('button', { name: 'Not spam' }).click()
      await expectToast(office, 'Not spam', released(fromDetails))
      await expect(details).not.toContainText('Set aside as possible spam')
      await office.keyboard.press('Escape')
      await expect(toastOf(office), 'what came last goes first').toHaveCount(0)
      await office.keyboard.press('Escape')
      // Closing goes back in the history, which would take the next address with it.
      await expect(office).not.toHaveURL(/(lead|consultation)=/)

      await office.goto(`${listed}?${new URLSearchParams({ q: 'Doubtful' })}`)
      for (const name of names) await expect(leadRow(office, name)).toBeVisible()
    },
  )
}

for (const [where, viewport] of widths) {
  test.describe(where, () => {
    test.use({ viewport })

    for (const { what, lane, sent, listed, title, all, released } of lists) {
      test(
        `a ${what} that was set aside says what it is, is released at sight, and leads back`,
        lane,
        async ({ office, firm }) => {
          const word = unique('Doubtful')
          const names = ['A', 'B'].map((letter) => `${word} ${letter}`)
          const [first = '', second = ''] = names
          for (const name of names) {
            await firm.visitorSends(sent, {
              name,
              email: emailOf(name),
              company: 'A company with a name of some length, Ltd',
              message: 'We copy each order by hand.\nCan you join our shops?',
              website: 'https://spam.example',
            })
          }
          const filters = new URLSearchParams({ q: word, quarantined: 'true', sort: 'name' })
          await openListening(office, `${listed}?${filters}`)
          await expect(leadRow(office, first)).toContainText('We copy each order by hand.')
          await expect(leadRow(office, first)).toContainText('A field that people do not see')
          await expectNoFindings(office, `${what} set aside`)
          await expectNoSidewaysScroll(office)
          const release = office.getByRole('button', { name: `Not spam: ${first}` })
          await expect(release).toHaveCSS('opacity', '1')
          await release.press('Enter')
          await expectToast(office, 'Not spam', released(first))
          await expect(leadRow(office, first)).toBeHidden()
          await expect(office.getByRole('link', { name: second, exact: true })).toBeFocused()
          const toggle = office.getByRole('button', { name: 'Set aside' })
          const back = office.getByRole('link', { name: all })
          await toggle.or(back).first().click()
          await expect(office.getByRole('heading', { level: 1 })).toContainText(title)
          await expect(leadRow(office, first)).toBeVisible()
        },
      )
    }

    test(
      'the requests that were set aside fit, and axe finds nothing',
      inLongLane,
      async ({ office, firm }) => {
        const name = unique('Doubtful')
        await firm.visitorSends(api.consultationRequests, {
          name,
          email: emailOf(name),
          company: 'A company with a name of some length, Ltd',
          phone: '+1 604 555 0142',
          preferredDate: '2027-03-02T15:30Z',
          website: 'https://spam.example',
        })
        await office.goto(
          `${adminPage.consultations}?${new URLSearchParams({ q: name, quarantined: 'true' })}`,
        )
        await expect(leadRow(office, name)).toBeVisible()
        await expectNoFindings(office, 'set aside')
        await expectNoSidewaysScroll(office)
        await office.getByRole('link', { name }).click()
        await expect(office.getByRole('dialog', { name })).toContainText('possible spam')
        await expectNoFindings(office, 'details of what was set aside')
        await office.keyboard.press('Escape')
        await office.getByLabel('Search consultations').fill(unique('Nobody'))
        await expect(office.getByText('No consultations match your filters')).toBeVisible()
      },
    )
  })
}
