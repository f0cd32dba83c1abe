import { headerKey } from '../booking-reader/csv/columns.ts'
import { entriesOf } from '../booking-reader/entries-of.ts'
import { type ImportField, importFields } from './vocabulary.ts'

/** What each column of a file says, or null where it is left out. */
export type ImportMapping = readonly (ImportField | null)[]

/**
 * How HubSpot, Pipedrive, Twenty, Mailchimp, Google Contacts and others call what a column says; of
 * several in one file the one that is named first here is taken.
 */
const headers: Readonly<Record<ImportField, string>> = {
  name: 'full name|name|person name|contact name|display name|contact|kontakt|nom complet',
  firstName: 'first name|given name|name first name|person first name|vorname|prénom|fname',
  lastName: 'last name|family name|surname|name last name|person last name|nachname|nom|lname',
  email:
    'email|e mail|email address|primary email|emails primary email|e mail address|work email|email work|business email|person email|person email work|person email home|person email other|e mail 1 value|email 1 value|email home|e mail 2 value|e mail adresse|courriel|mail',
  phone:
    'phone number|phone|primary phone|primary phone number|phones primary phone number|telephone|work phone|phone work|business phone|mobile phone number|mobile phone|mobile|mobile number|cell phone|person phone|person phone work|person phone mobile|person phone home|person phone other|phone 1 value|phone 2 value|home phone|telefon|telefonnummer|téléphone',
  company:
    'company|company name|associated company|primary company|organization|organisation|organization name|organization 1 name|person organization|person organisation|organization company|account name|firma|unternehmen|société|entreprise',
  tags: 'tags|tag|labels|label|person labels|person label|group membership|groups|schlagworte|étiquettes',
  owner:
    'owner|contact owner|person owner|record owner|account owner|owner name|owner email|assigned to|besitzer|propriétaire',
}

const known = new Map<string, { field: ImportField; rank: number }>()
for (const [field, names] of entriesOf(headers)) {
  for (const [rank, name] of names.split('|').entries()) known.set(name, { field, rank })
}

const find = (header: string) => known.get(headerKey(header))

/** Whether a header is one that an export of people has. */
export const isImportHeader = (header: string): boolean => find(header) !== undefined

/** What each column says, by its header; a field is never said by two. */
export function guessMapping(header: readonly string[]): (ImportField | null)[] {
  const best = new Map<ImportField, { index: number; rank: number }>()
  for (const [index, name] of header.entries()) {
    const found = find(name)
    if (!found) continue
    const before = best.get(found.field)
    if (!before || found.rank < before.rank) best.set(found.field, { index, rank: found.rank })
  }
  return header.map(
    (_name, index) => importFields.find((field) => best.get(field)?.index === index) ?? null,
  )
}

/** Why nobody can be told apart by a mapping, as a sentence; null for one that will do. */
export function mappingProblem(mapping: ImportMapping): string | null {
  const fields = mapping.filter((field) => field !== null)
  const twice = fields.find((field, index) => fields.indexOf(field) !== index)
  if (twice) return `Two columns are chosen as ${twice}. Leave one of them out.`
  if (!fields.includes('email') && !fields.includes('phone')) {
    return 'Choose the column that has the email address, or the phone number.'
  }
  return null
}
