import type { Locator, Page } from '@playwright/test'
import { page as path } from '#shared/routes.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { isAwake } from './screens.ts'

/** Every page with fields in an island. */
const pages = [
  path.contact,
  path.schedule,
  path.resources,
  path.checklist,
  path.templates,
  path.audit,
  path.roiCalculator,
  path.pricing,
]

/** Of these in the gate as well: one with its own form, and the one of many steps. */
const inGate = [path.contact, path.audit] as string[]

/** What others put into a page before its scripts have come. */
const strangers = {
  'a node beside each field, as password managers do': () => {
    for (const field of document.querySelectorAll('main :is(input, select, textarea)')) {
      const button = document.createElement('stranger-button')
      button.style.position = 'absolute'
      field.after(button)
    }
  },
  'each text in elements of its own, as translators do': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      const isProse = text.parentElement?.closest('script, style, option, noscript, svg') === null
      if (!isProse || text.data.trim() === '') continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      text.replaceWith(outer)
      outer.append(inner)
      inner.append(text)
    }
  },
}

/** Something that fits into a field of this kind. */
const wordsFor: Record<string, string> = {
  email: 'early@example.com',
  tel: '+1 312 555 0142',
  number: '12',
  date: '2099-07-06',
  time: '15:30',
}

async function fill(field: Locator) {
  const type = await field.evaluate((node) => (node as HTMLInputElement).type)
  const isNumber = (await field.getAttribute('inputmode')) === 'numeric'
  if (type === 'checkbox' || type === 'radio') await field.check()
  else if (type === 'select-one') await field.selectOption({ index: 2 })
  else await field.fill(isNumber ? '12' : (wordsFor[type] ?? 'Typed at once'))
}

/** What stands in the fields of a page that a person can see. */
const standing = (page: Page) =>
  page
    .locator('main astro-island')
    .evaluateAll((islands) =>
      islands.flatMap((island) =>
        [...island.querySelectorAll<HTMLInputElement>('input, select, textarea')]
          .filter((field) => field.checkVisibility() && field.name !== 'website')
          .map(({ name, type, value, checked }) => ({ name, type, value, checked })),
      ),
    )

for (const [what, put] of Object.entries(strangers)) {
  test.describe(`where others have put ${what}`, () => {
    for (const address of pages) {
      const lane = inGate.includes(address) ? {} : inLongLane
      test(
        `what is typed on ${address} before its scripts have come stays`,
        lane,
        async ({ page, complaints }) => {
          complaints.allow(/Minified React error #418/)
          const letScriptsCome = await holdScriptsBack(page)
          await page.goto(address, { waitUntil: 'commit' })
          await expect(page.getByRole('contentinfo')).toBeVisible()
          // Not into a search, which takes other fields away as soon as it works.
          const fields = page.locator(
            'main astro-island :is(input, select, textarea):not(search *)',
          )
          for (const field of await fields.all()) {
            if (await isForTyping(field)) await fill(field)
          }
          const typed = await standing(page)
          expect(typed.length).toBeGreaterThan(0)
          await page.evaluate(put)
          await fields.first().scrollIntoViewIfNeeded()
          letScriptsCome()
          await isAwake(page)
          await expect.poll(() => standing(page)).toEqual(typed)
        },
      )
    }
  })
}

/** Not of the field that people neither see nor reach. */
const isForTyping = async (field: Locator) =>
  (await field.isVisible()) &&
  (await field.isEditable()) &&
  (await field.getAttribute('tabindex')) !== '-1'
