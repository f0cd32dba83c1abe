import { expect, type Page } from '@playwright/test'
import { auditFigures } from '#content/audit/results.ts'
import type { AuditDraft } from '#shared/audit/answers.ts'

/** Answers of the first step. */
export const company = {
  companyName: 'Harrow & Daughters',
  industry: 'Logistics',
  employeeCount: '11-50',
  role: 'Dispatcher',
} satisfies Partial<AuditDraft>

/** Thirty hours at $35; what they lead to is worked out by hand from public-site.md §9. */
export const week = {
  dataEntry: '12',
  reportGeneration: '4',
  customerCommunication: '10',
  invoicing: '4',
} satisfies Partial<AuditDraft>

/** What the results show of that week. */
export const figures = {
  totalHours: '30',
  weeklyCost: '$1,050',
  monthlyCost: '$4,200',
  yearlyCost: '$50,400',
  automationSavings: '22.5',
  monthlySavings: '$3,150',
  yearlySavings: '$37,800',
  roi: '152%',
  hourlyRate: '$35',
}

/** The same as the call for the report tells it: whole dollars, as public-site.md §9 has them. */
export const sentResults = {
  totalHours: 30,
  weeklyCost: 1_050,
  monthlyCost: 4_200,
  yearlyCost: 50_400,
  automationSavings: 22.5,
  monthlySavings: 3_150,
  yearlySavings: 37_800,
  roi: 152,
  hourlyRate: 35,
}

/** A pain point. */
export const slow = 'Slow response times to customers'

/** The wizard, as a person sees it. */
export function wizard(page: Page) {
  const form = page.getByRole('form', { name: 'Efficiency audit' })
  const field = (name: keyof AuditDraft) => form.locator(`[name="${name}"]`)
  return {
    field,
    point: (name: string) => form.getByRole('checkbox', { name }),
    step: (title: string) => form.getByRole('heading', { level: 2, name: title }),
    progress: page.getByRole('progressbar', { name: 'Efficiency audit' }),
    next: form.getByRole('button', { name: 'Next' }),
    previous: form.getByRole('button', { name: 'Previous' }),
    finish: form.getByRole('button', { name: 'Get My Results' }),
    results: page.getByRole('heading', { level: 1, name: /^What the week costs at/ }),
    figure: (id: keyof typeof auditFigures) =>
      page
        .locator('dl > div')
        .filter({ has: page.getByText(auditFigures[id].label, { exact: true }) })
        .getByRole('definition'),
    download: page.getByRole('button', { name: 'Download PDF Report' }),
    report: page.getByRole('form', { name: 'Keep the report' }),
    async type(values: Partial<Record<keyof AuditDraft, string>>) {
      for (const name of Object.keys(values) as (keyof AuditDraft)[]) {
        const value = values[name] ?? ''
        if (await field(name).evaluate((control) => control instanceof HTMLSelectElement)) {
          await field(name).selectOption(value)
        } else await field(name).fill(value)
      }
    },
    /** Answers all four steps; ends on the results. */
    async complete(name = company.companyName) {
      await this.type({ ...company, companyName: name })
      await this.next.click()
      await this.type(week)
      await this.next.click()
      await this.point(slow).check()
      await this.next.click()
      await this.finish.click()
      await expect(this.results).toBeVisible()
    },
  }
}
