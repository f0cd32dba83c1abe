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
  name: `full name|name|person name|contact name|display name|contact|kontakt|nom complet|vollständiger name|kontaktname|
    nombre completo|nombre|nome completo|nome e cognome|nome|naam|volledige naam|namn|navn|imię i nazwisko|contacto|contatto`,
  firstName: `first name|given name|name first name|person first name|vorname|prénom|fname|prenom|nombre de pila|primeiro nome|
    nome proprio|voornaam|förnamn|fornavn|imię`,
  lastName: `last name|family name|surname|name last name|person last name|nachname|nom|lname|familienname|nom de famille|apellidos|
    apellido|cognome|sobrenome|apelido|achternaam|efternamn|efternavn|etternavn|nazwisko`,
  email: `email|e mail|email address|primary email|emails primary email|e mail address|work email|email work|business email|
    person email|person email work|person email home|person email other|e mail 1 value|email 1 value|email home|e mail 2 value|
    e mail adresse|courriel|mail|adresse e mail|adresse email|adresse électronique|correo electrónico|correo electronico|correo|
    posta elettronica|indirizzo email|indirizzo e mail|endereço de e mail|endereço de email|correio eletrónico|e mailadres|
    emailadres|e post|e postadress|e postadresse|epost|adres e mail|adres email`,
  phone: `phone number|phone|primary phone|primary phone number|phones primary phone number|telephone|work phone|phone work|
    business phone|mobile phone number|mobile phone|mobile|mobile number|cell phone|person phone|person phone work|person phone mobile|
    person phone home|person phone other|phone 1 value|phone 2 value|home phone|telefon|telefonnummer|téléphone|tél|numéro de téléphone|
    handy|mobil|teléfono|número de teléfono|móvil|telefono|numero di telefono|cellulare|telefone|telemóvel|celular|telefoon|telefoonnummer|
    mobiel|tlf|numer telefonu`,
  company: `company|company name|associated company|primary company|organization|organisation|organization name|organization 1 name|
    person organization|person organisation|organization company|account name|firma|unternehmen|société|entreprise|firmenname|empresa|
    azienda|società|bedrijf|bedrijfsnaam|företag|virksomhed|bedrift|nazwa firmy`,
  tags: `tags|tag|labels|label|person labels|person label|group membership|groups|schlagworte|étiquettes|etiquetas|etichette|taggar`,
  owner: `owner|contact owner|person owner|record owner|account owner|owner name|owner email|assigned to|besitzer|propriétaire|
    propietario|proprietario|proprietário|eigenaar|ägare|ejer|eier|właściciel`,
}

const known = new Map<string, { field: ImportField; rank: number }>()
for (const [field, names] of entriesOf(headers)) {
  for (const [rank, name] of names.split('|').entries()) known.set(name.trim(), { field, rank })
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
