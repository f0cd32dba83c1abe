/** The lines that the contact form writes above the visitor's own words (contact-form.ts). */
const prefix = /^(?:(?:About|Project Type|Budget): .*(?:\n|$))+/

/** What a visitor wrote themselves, without what they chose in the form. */
export const ownWords = (message: string | null): string =>
  (message ?? '').replace(prefix, '').trim()

/** The budget that a visitor chose in the form; empty where they chose none. */
export const chosenBudget = (message: string | null): string =>
  /^Budget: (\S+)$/m.exec(message ?? '')?.[1] ?? ''
