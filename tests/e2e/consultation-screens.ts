import type { Page } from '@playwright/test'
import { adminPage } from '#shared/routes.ts'

/** The list of consultations, searched for these words. */
export const consultationsNamed = (words: string) =>
  `${adminPage.consultations}?${new URLSearchParams({ q: words })}`

/** What the list says when nothing is found. */
export const none = 'No consultations match your filters'

/** The details of a consultation, open over the list. */
export const detailsOf = (page: Page, name: string) => page.getByRole('dialog', { name })
