import { expect, test } from 'vitest'
import { settingsPage, settingsTabs } from '../settings/tabs.ts'
import { actionsNamed, pagesNamed, searchableActions, searchablePages } from './pages.ts'

test.each([
  ['lead', ['Leads', 'Lead Magnets']],
  ['Lead Mag', ['Lead Magnets']],
  ['meet', ['Consultations']],
  ['password', ['Settings: Security']],
  ['erase', ['Settings: Privacy']],
  ['settings not', ['Settings: Notifications']],
  ['eads', []],
  ['  ', []],
  ['>lead', []],
])('%s names %j', (typed, labels) => {
  expect(pagesNamed(typed).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['>', searchableActions.map(({ label }) => label)],
  ['>  ', searchableActions.map(({ label }) => label)],
  ['>add b', ['Add Booking']],
  ['> backup', ['Run backup']],
  ['> zzz', []],
  ['', []],
])('%j lists the actions %j', (typed, labels) => {
  expect(actionsNamed(typed).map(({ label }) => label)).toEqual(labels)
})

test.each(settingsTabs)('the tab %s of the settings is among them', (tab) => {
  expect(searchablePages.map(({ to }) => to)).toContain(settingsPage(tab))
})
