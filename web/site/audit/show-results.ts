import { auditFigures, auditResultsPage, recommendationCopy } from '#content/audit/results.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { formatHours } from '#shared/audit/format.ts'
import { recommend } from '#shared/audit/recommendations.ts'
import { calculateAudit, hoursNowAndAfter } from '#shared/audit/results.ts'

/** Writes the results of complete answers into the page: heading, figures, chart, advice. */
export function showResults(root: HTMLElement, answers: AuditAnswers): void {
  const results = calculateAudit(answers)
  write(root, '[data-heading]', auditResultsPage.heading(answers.companyName))
  for (const id of auditFigureIds) {
    write(root, `[data-figure="${id}"]`, formatFigure(id, results))
    write(root, `[data-basis="${id}"]`, auditFigures[id].basis)
  }
  showChart(root, answers)
  showAdvice(root, answers)
}

function showChart(root: HTMLElement, answers: AuditAnswers): void {
  const { chart } = auditResultsPage
  const bars = hoursNowAndAfter(answers)
  const most = Math.max(...bars.map(({ now }) => now)) || 1
  for (const { field, now, after } of bars) {
    const bar = root.querySelector<HTMLElement>(`[data-bar="${field}"]`)
    if (!bar) continue
    write(bar, '[data-hours-words]', chart.bar(formatHours(now), formatHours(after)))
    bar.querySelector('[data-now]')?.setAttribute('width', String((now / most) * 100))
    bar.querySelector('[data-after]')?.setAttribute('width', String((after / most) * 100))
  }
  const total = (which: 'now' | 'after') =>
    formatHours(bars.reduce((sum, bar) => sum + bar[which], 0))
  write(root, '[data-summary]', chart.summary(total('now'), total('after')))
}

function showAdvice(root: HTMLElement, answers: AuditAnswers): void {
  const pattern = root.querySelector<HTMLTemplateElement>('[data-advice-pattern]')?.content
  const items = recommend(answers).flatMap(({ id, title, effect, description }) => {
    const item = pattern?.firstElementChild?.cloneNode(true)
    if (!(item instanceof HTMLElement)) return []
    write(item, '[data-title]', title)
    write(item, '[data-effect]', effect)
    write(item, '[data-description]', description)
    write(item, '[data-why]', recommendationCopy[id].why)
    write(item, '[data-first-step]', recommendationCopy[id].firstStep)
    return [item]
  })
  root.querySelector('[data-advice-list]')?.replaceChildren(...items)
  const none = root.querySelector<HTMLElement>('[data-no-advice]')
  if (none) none.hidden = items.length > 0
}

function write(root: HTMLElement, selector: string, text: string): void {
  const element = root.querySelector(selector)
  if (element) element.textContent = text
}

/** Takes the reader to the results. */
export function focusResults(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[data-heading]')?.focus({ preventScroll: true })
  window.scrollTo({ top: 0 })
}
