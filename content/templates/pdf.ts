import { brand } from '../brand.ts'

/** The words of a template's PDF that its page and its HTML guide do not have. */
export const templatePdf = {
  kind: `${brand.name} automation template`,
  talk: 'Talk to us',
  more: 'The other templates',
} as const
