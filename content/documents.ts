/** The words that every PDF has (server/documents/stationery). */
export const documentWords = {
  page: (number: number, of: number) => `Page ${number} of ${of}`,
  /** For whom it is and of when, or only of when; `name` may be empty. */
  for: (name: string, date: string) => (name ? `Prepared for ${name} on ${date}` : date),
} as const
