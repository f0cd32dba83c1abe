import { formatCents, formatHours, formatPercent } from './format.ts'
import type { AuditResults } from './results.ts'

type Unit = 'hours' | 'cents' | 'percent'

/** Every figure of the results and what it is counted in, in the order they are read. */
const units: Record<keyof AuditResults, Unit> = {
  totalHours: 'hours',
  weeklyCost: 'cents',
  monthlyCost: 'cents',
  yearlyCost: 'cents',
  automationSavings: 'hours',
  monthlySavings: 'cents',
  yearlySavings: 'cents',
  roi: 'percent',
  hourlyRate: 'cents',
}

const isFigure = (key: string): key is keyof AuditResults => key in units

/** The names of the nine figures, in the order they are read: cost, saving, what both rest on. */
export const auditFigureIds = Object.keys(units).filter(isFigure)

const formats: Record<Unit, (value: number) => string> = {
  hours: formatHours,
  cents: formatCents,
  percent: formatPercent,
}

/** A figure as people read it: `22.5`, `$50,400` or `152%`. The page and the report show the same. */
export const formatFigure = (id: keyof AuditResults, results: AuditResults): string =>
  formats[units[id]](results[id])

/** The nine figures in three groups: cost, saving, what both rest on. */
export const auditFigureGroups = {
  now: ['weeklyCost', 'monthlyCost', 'yearlyCost'],
  saved: ['automationSavings', 'monthlySavings', 'yearlySavings'],
  basis: ['totalHours', 'hourlyRate', 'roi'],
} as const satisfies Record<string, readonly (keyof AuditResults)[]>
