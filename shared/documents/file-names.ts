const longestStem = 80

/**
 * The download's name from the template's title: `E-commerce Order Processing` becomes
 * `e-commerce-order-processing.html`. Accents are dropped, everything but letters and digits
 * becomes one hyphen, and a title that leaves nothing is `template.html`.
 */
export function templateFileName(title: string, type: 'html' | 'pdf' = 'html'): string {
  const stem = title
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-|-$/g, '')
  return `${stem || 'template'}.${type}`
}

/** What each PDF is called among a person's downloads and in their mail. */
export const documentFile = {
  auditReport: 'efficiency-audit-report.pdf',
  checklist: 'automation-readiness-checklist.pdf',
  template: (title: string) => templateFileName(title, 'pdf'),
} as const
