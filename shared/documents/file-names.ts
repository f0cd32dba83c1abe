import { templateFileName } from '../templates/file-name.ts'

/** What each PDF is called among a person's downloads and in their mail. */
export const documentFile = {
  auditReport: 'efficiency-audit-report.pdf',
  checklist: 'automation-readiness-checklist.pdf',
  template: (title: string) => templateFileName(title, 'pdf'),
} as const
