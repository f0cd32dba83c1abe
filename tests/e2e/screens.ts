import { expect, type Locator, type Page } from '@playwright/test'
import { page as path } from '#shared/routes.ts'

// A modal dialog hides the rest of the page from assistive technology, where the toast is announced
// by a live region of its own; it is seen all the same.
const seen = { includeHidden: true }

/** The one toast that may be visible. */
export const toastOf = (page: Page): Locator =>
  page.getByRole('region', { name: /notifications/i, ...seen }).getByRole('listitem', seen)

/** Expects the toast with exactly these two lines. */
export async function expectToast(page: Page, title: string, description: string) {
  await expect(toastOf(page)).toHaveCount(1)
  await expect(toastOf(page).getByText(title, { exact: true })).toBeVisible()
  await expect(toastOf(page).getByText(description, { exact: true })).toBeVisible()
}

/** The contact form, as a person sees it. */
export function contactForm(page: Page) {
  const form = page.getByRole('form', { name: 'Contact' })
  return {
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    company: form.getByLabel('Company'),
    projectType: form.getByLabel('Project type'),
    budget: form.getByLabel('Budget'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: 'Send Message' }),
    advice: form.getByRole('status'),
    async open() {
      await page.goto(path.contact)
      // A person takes a while to type; a faster sender is set aside as suspicious.
      await page.waitForTimeout(1_600)
    },
    async fill(values: { name: string; email: string; message: string; company?: string }) {
      await this.name.fill(values.name)
      await this.email.fill(values.email)
      if (values.company) await this.company.fill(values.company)
      await this.message.fill(values.message)
    },
  }
}

/** The row of a lead in the table, by the lead's name. */
export const leadRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

/** Opens the menu of a lead's row and chooses an entry of it. */
export async function chooseInRow(page: Page, name: string, entry: string) {
  await leadRow(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: entry, exact: true }).click()
}
