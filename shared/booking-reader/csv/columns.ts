import { entriesOf } from '../entries-of.ts'
import { readCellDate } from './cell-date.ts'

/** What a column of an export holds. */
export type Column =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'start'
  | 'startDate'
  | 'startTime'
  | 'zone'
  | 'type'
  | 'cancelled'
  | 'status'
  | 'inviteeId'
  | 'eventId'

/**
 * The headers of the specification (admin-back-office.md §5) first, then what others write, in the
 * languages of the reader.
 */
const headers: Readonly<Record<Column, string>> = {
  name: `invitee name|name|full name|invitee|invitee full name|attendee|attendee name|guest name|client name|contact name|customer name|
    booker name|participant name|client|customer|booked by|kunde|kundin|teilnehmer|vollständiger name|nom complet|nom|invité|participant|
    nombre|nombre completo|nombre y apellidos|cliente|invitado|nome completo|nome e cognome|ospite|nome|naam|volledige naam|klant|namn|fullständigt namn|
    kund|navn|fulde navn|fullt navn|kunde navn|imię i nazwisko|klient|uczestnik`,
  firstName: `invitee first name|first name|given name|vorname|client first name|customer first name|attendee first name|prénom|prenom|
    primer nombre|nome proprio|primeiro nome|voornaam|förnamn|fornavn|imię`,
  lastName: `invitee last name|last name|surname|family name|nachname|client last name|customer last name|attendee last name|familienname|
    nom de famille|apellido|apellidos|cognome|sobrenome|apelido|achternaam|efternamn|efternavn|etternavn|nazwisko`,
  email: `invitee email|email|e mail|email address|invitee email address|attendee email|guest email|client email|customer email|e mail adresse|
    contact email|booker email|participant email|client email address|customer email address|mail|mailadresse|adresse e mail|adresse email|
    adresse mail|courriel|adresse électronique|correo|correo electrónico|correo electronico|dirección de correo electrónico|posta elettronica|
    indirizzo email|indirizzo e mail|endereço de e mail|endereço de email|correio eletrónico|correio eletrônico|e mailadres|emailadres|e post|
    e postadress|e postadresse|epost|mejl|adres e mail|adres email`,
  phone: `text reminder number|phone|phone number|mobile|mobile number|telephone|invitee phone|invitee phone number|cell|telefon|customer phone|
    customer phone number|client phone|client phone number|attendee phone|attendee phone number|guest phone|contact phone|contact number|
    customer contact no|contact no|mobile phone|cell phone|telefonnummer|handy|handynummer|mobil|mobilnummer|rufnummer|téléphone|
    numéro de téléphone|portable|tél|teléfono|teléfono móvil|número de teléfono|móvil|telefono|numero di telefono|cellulare|telefone|telemóvel|
    celular|número de telefone|telefoon|telefoonnummer|mobiel|mobiltelefon|mobiltelefonnummer|tlf|numer telefonu|telefon komórkowy`,
  company: `company|company name|organization|organisation|firma|customer company|client company|unternehmen|firmenname|entreprise|société|empresa|
    azienda|società|bedrijf|bedrijfsnaam|företag|virksomhed|bedrift|nazwa firmy`,
  start: `start date time|start date and time|start|event start|event date time|event start time|date time|start datetime|meeting date|
    preferred date|appointment|meeting start time|meeting start|booking start|booking start time|appointment start|appointment date time|
    booking date time|date and time|starts at|starts|startdatum und uhrzeit|startdatum und zeit|datum und uhrzeit|beginn|anfang|startzeitpunkt|
    date et heure de début|date et heure|début|fecha y hora de inicio|fecha y hora|inicio|comienzo|data e ora di inizio|data e ora|inizio|
    data e hora de início|data e hora|início|startdatum en tijd|begindatum en tijd|datum en tijd|aanvang|startdatum och tid|datum och tid|
    starttidspunkt|dato og klokkeslæt|dato og klokkeslett|dato og tid|data i godzina rozpoczęcia|data i godzina|data i czas|początek`,
  startDate: `start date|date|event date|datum|appointment date|booking date|startdatum|termin|date de début|fecha de inicio|fecha|data di inizio|data|
    data de início|begindatum|dato|startdato|data rozpoczęcia`,
  startTime: `start time|time|event time|uhrzeit|appointment time|booking time|appointment start time|startzeit|zeit|heure de début|heure|
    hora de inicio|hora|ora di inizio|ora|orario|hora de início|horário|starttijd|begintijd|tijd|starttid|tid|klockslag|klokkeslæt|klokkeslett|
    godzina rozpoczęcia|godzina|from|von|desde`,
  zone: `invitee time zone|invitee timezone|time zone|timezone|client time zone|customer time zone|attendee time zone|zeitzone|fuseau horaire|
    zona horaria|fuso orario|fuso horário|tijdzone|tidszon|tidszone|tidssone|strefa czasowa`,
  // Where a file has both, a service says more than the kind of event (Microsoft Bookings).
  type: `event type name|service|service name|event type|meeting type|event name|type|appointment type|meeting name|meeting title|services|event|
    subject|name des ereignistyps|ereignistyp|dienstleistung|leistung|terminart|betreff|nom du type d événement|type d événement|
    type de rendez vous|prestation|objet|tipo de evento|servicio|tipo de cita|asunto|tipo di evento|servizio|tipo di appuntamento|oggetto|
    serviço|assunto|type afspraak|afspraaktype|dienst|onderwerp|tjänst|mötestyp|ämne|ydelse|tjeneste|emne|mødetype|møtetype|usługa|
    rodzaj spotkania|typ wydarzenia|temat`,
  cancelled: `canceled|cancelled|is canceled|is cancelled|canceled at|cancelled at|cancellation date|storniert|abgesagt|annulé|annulée|cancelado|
    cancelada|annullato|annullata|geannuleerd|inställd|avbokad|aflyst|avlyst|odwołane|anulowane`,
  status: `status|event status|invitee status|booking status|appointment status|meeting outcome|statut|état|estado|stato|stav|situação|tillstånd|
    buchungsstatus|terminstatus`,
  // Of Microsoft Bookings several customers share one Booking Id.
  inviteeId: 'invitee uuid|invitee id|invitee uri|appointment id|booking uid',
  eventId: 'event uuid|event id|event uri|booking id',
}

/** A header as headers are compared: in small letters, without signs and what stands in brackets. */
export const headerKey = (header: string): string =>
  header
    .replace(/\([^()]*\)/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

const columns = new Map<string, Column>()
for (const [column, names] of entriesOf(headers)) {
  for (const name of names.split('|')) columns.set(name.trim(), column)
}
const compact = new Map([...columns].map(([name, column]) => [name.replaceAll(' ', ''), column]))

/** Words for whoever is met, with their articles: 'E-Mail der eingeladenen Person'. */
const ofGuests = new Set(
  `invitee attendee guest client customer booker participant kunde kunden kundin gast gastes teilnehmer teilnehmers eingeladenen person
  invité invitée cliente participante invitado invitada asistente ospite invitato partecipante convidado klant deelnemer genodigde
  kund gäst gästen deltagare deltager gæst klienta klient gościa uczestnika primary
  der des die de del della dell do da d l le la el il van von of av af`.split(/\s+/),
)
const columnsOfGuests: readonly Column[] = [
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'zone',
]

/** Of what a header says of a guest only what is said: 'Correo electrónico del invitado'. */
function columnOfGuest(key: string): Column | null {
  const words = key.split(' ')
  const rest = words.filter((word) => !ofGuests.has(word))
  if (rest.length === words.length || rest.length === 0) return null
  const column = columns.get(rest.join(' ')) ?? compact.get(rest.join(''))
  return column && columnsOfGuests.includes(column) ? column : null
}

/** The column that a header names, whatever its case, spacing and signs; null for any other. */
export function columnOf(header: string): Column | null {
  const key = headerKey(header)
  return columns.get(key) ?? compact.get(key.replaceAll(' ', '')) ?? columnOfGuest(key)
}

/** Where each known column stands; of two for the same the one that is named first in our list. */
export function findColumns(header: readonly string[]): Partial<Record<Column, number>> {
  const found: Partial<Record<Column, number>> = {}
  const rank = (index: number): number => {
    const names = [...columns.keys()]
    const at = names.indexOf(headerKey(header[index] ?? ''))
    return at === -1 ? names.length : at
  }
  header.forEach((name, index) => {
    const column = columnOf(name)
    if (!column) return
    const known = found[column]
    if (known === undefined || rank(index) < rank(known)) found[column] = index
  })
  return found
}

/** Whether a cell of a column of times says the day as well: 'December 9, 2026 9:00 am'. */
export const isWholeStart = (cell: string): boolean =>
  cell.length > longestTime && typeof readCellDate(cell) !== 'string'
/** '10:30:00 p.m.' has nothing of a day, and needs no second look. */
const longestTime = 13

/**
 * The columns without which no row can be read: 'Invitee Email' and 'Start Date & Time'. A column of
 * times will do for the start where one of its rows says the day as well.
 */
export function missingColumns(
  header: readonly string[],
  rows: readonly { cells: readonly string[] }[] = [],
): string[] {
  const { email, start, startDate, startTime } = findColumns(header)
  const hasStart =
    start !== undefined ||
    startDate !== undefined ||
    (startTime !== undefined && rows.some(({ cells }) => isWholeStart(cells[startTime] ?? '')))
  return [
    ...(email === undefined ? ['Invitee Email'] : []),
    ...(hasStart ? [] : ['Start Date & Time']),
  ]
}
