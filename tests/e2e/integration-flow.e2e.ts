import { integrationFlows } from '#content/flows/list.ts'
import { demoPage, page as path } from '#shared/routes.ts'
import { expect, test } from './fixtures.ts'
import { flowDemo, flowNames, openStill } from './home-demos.ts'
import { inLongLane } from './lane.ts'

test('an integration flow runs 2 s a step, and Reset stops it', async ({ page }) => {
  await openStill(page)
  const demo = flowDemo(page)
  await demo.reach()
  await expect(demo.root.getByRole('tab')).toHaveText(flowNames)
  const [first] = integrationFlows
  await demo.start.click()
  await expect(demo.start).toBeDisabled()
  for (const [step, tool] of first.tools.entries()) {
    await expect(demo.status).toHaveText(new RegExp(`^Step ${step + 1} of ${first.tools.length}:`))
    await expect(demo.here).toContainText(tool.name)
    await page.clock.runFor(1_999)
    await expect(demo.here).toContainText(tool.name)
    await page.clock.runFor(1)
  }
  await expect(demo.here, 'it stops at the last').toContainText(first.tools.at(-1)?.name ?? '')
  await expect(demo.start).toBeEnabled()
  await expect(demo.status, 'and tells the result').toHaveText(/^Done: 6 tools, 11 facts/)
  await expect(demo.panel.locator('.flow-tally dd')).toHaveText(['6', '11', '12', '0'])

  await expect(demo.pause, 'nothing runs').toBeDisabled()
  await demo.start.click()
  await page.clock.runFor(2_000)
  await expect(demo.status).toHaveText(/^Step 2 of/)
  await expect(demo.panel.locator('.flow-tally dd')).toHaveText(['2', '4', '4', '0'])
  await demo.pause.click()
  await page.clock.runFor(10_000)
  await expect(demo.status, 'held').toHaveText(/^Step 2 of/)
  await demo.resume.click()
  await page.clock.runFor(2_000)
  await expect(demo.status).toHaveText(/^Step 3 of/)
  await demo.reset.click()
  await expect(demo.here).toHaveCount(0)
  await page.clock.runFor(10_000)
  await expect(demo.here).toHaveCount(0)
})

test('choosing a flow resets the demo; all four run to their end', async ({ page }) => {
  await openStill(page)
  const demo = flowDemo(page)
  await demo.reach()
  for (const { name, tools, description } of integrationFlows) {
    await demo.tab(name).click()
    await expect(demo.tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(demo.panel).toContainText(description)
    await expect(demo.here).toHaveCount(0)
    await expect(demo.start).toBeEnabled()
    await demo.start.click()
    await page.clock.runFor(2_000 * (tools.length - 1))
    await expect(demo.status).toHaveText(new RegExp(`^Step ${tools.length} of ${tools.length}:`))
    await expect(demo.start).toBeEnabled()
  }
})

test('a tool tells in its modal what it receives, sends and triggers', async ({ page }) => {
  await page.goto(path.home)
  const demo = flowDemo(page)
  await demo.reach()
  const [flow] = integrationFlows
  const [form, crm] = flow.tools
  if (!form || !crm) throw new Error('A flow has several tools.')
  const icon = (name: string) => demo.root.getByRole('link', { name: `Details of ${name}` })
  const modal = page.getByRole('dialog')
  await icon(crm.name).click()
  await expect(modal).toHaveAccessibleName(crm.name)
  for (const title of ['Receives', 'Sends', 'Triggers']) {
    await expect(modal.getByText(title, { exact: true })).toBeVisible()
  }
  const { receives, sends, triggers } = crm.dataFlow
  for (const item of [...receives, ...sends, ...triggers]) await expect(modal).toContainText(item)
  await expect(modal.getByRole('heading', { name: 'Connected platforms' })).toBeVisible()
  await expect(modal).toContainText(crm.integrations.join(', '))
  const strip = modal.getByRole('list', { name: flow.name }).getByRole('listitem')
  await expect(strip).toHaveText(flow.tools.map(({ name }) => name))
  await expect(modal.locator('[aria-current="step"]')).toHaveText(crm.name)
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
  await expect(icon(crm.name)).toBeFocused()

  // Forced, as the link lies over the words.
  await demo.root.getByText(crm.action, { exact: true }).click({ force: true })
  await expect(modal, 'its words lead there too').toHaveAccessibleName(crm.name)
  await page.keyboard.press('Escape')
  await icon(form.name).press('Enter')
  await expect(modal).toHaveAccessibleName(form.name)
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await icon(form.name).click()
  await expect(modal).toHaveAccessibleName(form.name)
  await page.mouse.click(5, 5)
  await expect(modal, 'the veil closes it').toBeHidden()
})

test(
  'a tool whose modal does not come is told where it stands in plain reading',
  inLongLane,
  async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    const [flow] = integrationFlows
    const [tool] = flow.tools
    await page.route('**/assets/tool-dialog.*.js', (route) => route.abort())
    await page.goto(path.home)
    const demo = flowDemo(page)
    await demo.reach()
    await demo.root.getByRole('link', { name: `Details of ${tool?.name}` }).click()
    await expect(page).toHaveURL(new RegExp(`${demoPage.flows}#`))
    await expect(page.getByRole('heading', { name: tool?.name ?? '' }).first()).toBeInViewport()
    await expect(
      page.getByText(tool?.description ?? '', { exact: true }),
      'unfolded',
    ).toBeInViewport()
    const folds = page.locator('main details')
    await expect(folds).toHaveCount(integrationFlows.flatMap(({ tools }) => tools).length)
    await expect(page.locator('main details[open]'), 'and no other').toHaveCount(1)
  },
)

test(
  'a tool whose looks do not come opens all the same',
  inLongLane,
  async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    await page.route('**/assets/demos-late.*.css', (route) => route.abort())
    await page.goto(path.home)
    const demo = flowDemo(page)
    await demo.reach()
    await demo.root
      .getByRole('link', { name: /^Details of/ })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
