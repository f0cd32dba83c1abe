import { brand } from './brand.ts'

/** The words that every PDF has (server/documents/pdf-layout). */
export const documentWords = {
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  /** For whom it is and of when, or only of when; `name` may be empty. */
  for: (name: string, date: string) => (name ? `Prepared for ${name} on ${date}` : date),
} as const

/** The words of a template's PDF that its page and its HTML guide do not have. */
export const templatePdf = {
  kind: `${brand.name} automation template`,
  talk: 'Talk to us',
  more: 'The other templates',
} as const
