/** A paragraph, or a list of points. */
export type LegalBlock = string | { list: readonly string[] }

export type LegalSection = {
  /** Anchor in the page's address. */
  id: string
  /** Without its number, which is its place in the list. */
  title: string
  blocks: readonly LegalBlock[]
}

export type LegalDocument = {
  heading: string
  /** As shown: "January 15, 2024". */
  lastUpdated: string
  /** The same day for machines, ISO 8601. */
  lastUpdatedIso: string
  summary: string
  sections: readonly LegalSection[]
}
