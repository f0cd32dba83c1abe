import type { Locator } from '@playwright/test'
import { adminPage, api } from '#shared/routes.ts'
import { widths } from './axe.ts'
import { Firm } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { followCalls, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

/** Letters without a space in them, as machines and people with one long word give them. */
const long = (letter: string, length: number) => letter.repeat(length)

/** Expects that no text runs past the edge of a box; `shortened` where some of it ends in dots. */
const expectNothingCut = async (box: Locator, what: string, { shortened = false } = {}) => {
  await expect(box).toBeVisible()
  const isCut = (node: Element, shortened: boolean) =>
    [node, ...node.querySelectorAll('*')].some(
      (each) =>
        each.scrollWidth > node.clientWidth + 1 &&
        !(shortened && getComputedStyle(each).textOverflow === 'ellipsis'),
    )
  expect(await box.evaluate(isCut, shortened), what).toBe(false)
}

test.describe('names of two hundred letters without a space', inLongLane, () => {
  for (const [what, viewport] of widths) {
    test.describe(what, () => {
      test.use({ viewport })

      test('fit every screen, and stand in full in the details', async ({
        page: office,
        freshProduct,
      }) => {
        // A product of its own: in a full one the oldest alone stand on the dashboard.
        const firm = await Firm.of(freshProduct.url)
        await signIn(office.context(), await firm.signIn('first@example.com'))
        const at = (screen: string) => freshProduct.url + screen
        const name = long('W', 200)
        const said = {
          name,
          company: long('M', 200),
          email: `${long('w', 60)}@${long('m', 60)}.example`,
          message: long('X', 500),
          phone: long('7', 30),
        }
        const lead = await firm.enteredLead(said)
        await firm.askedMeeting({ ...said, meetingType: 'Discovery call' })
        await firm.enteredSubmission({ name, email: said.email, company: said.company })
        await firm.visitorSends(api.subscribe, { email: said.email })
        const rowScreens: string[] = [
          adminPage.dashboard,
          `${adminPage.dashboard}?tab=consultations`,
          adminPage.today,
        ]
        const screens = [
          ...rowScreens,
          adminPage.leads,
          `${adminPage.leads}?lead=${lead.id}`,
          adminPage.consultations,
          adminPage.leadMagnets,
          adminPage.newsletter,
          adminPage.people,
          adminPage.person(lead.personId ?? ''),
          adminPage.companies,
          adminPage.deals,
          adminPage.history,
          adminPage.outbox,
        ]
        const callsAreAnswered = followCalls(office)
        for (const screen of screens) {
          await office.goto(at(screen))
          await expect(office.getByRole('heading').first()).toBeVisible()
          await callsAreAnswered()
          await expectNoSidewaysScroll(office, screen)
          if (rowScreens.includes(screen)) {
            const row = office.getByRole('main').getByRole('listitem').filter({ hasText: name })
            await expectNothingCut(row.first(), screen, { shortened: true })
          }
        }
        await office.getByRole('button', { name: /^Notifications/ }).click()
        const told = office
          .getByRole('listitem')
          .filter({ hasText: `Consultation requested: ${name}` })
        await expectNothingCut(told, 'the notification')
        await office.keyboard.press('Escape')

        await office.goto(at(`${adminPage.leads}?lead=${lead.id}`))
        const head = office.getByRole('dialog').getByRole('heading', { name })
        await expect(head).toBeVisible()
        const cut = await head.evaluate(
          (node) =>
            node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1,
        )
        expect(cut, 'the name is there in full').toBe(false)

        await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
        const question = office.getByRole('alertdialog')
        await expectNothingCut(question, 'the question')
        await question.getByRole('button', { name: 'Delete' }).click()
        await toastOf(office).getByRole('button', { name: 'Undo' }).click()
        await expect(toastOf(office)).toContainText('is back in the list.')
        await expectNothingCut(toastOf(office), 'the toast')
      })
    })
  }
})
