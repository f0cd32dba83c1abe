import { entriesOf } from '../entries-of.ts'

/** What the value behind a label is. */
export type LabelKind =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'company'
  | 'when'
  | 'date'
  | 'time'
  | 'zone'
  | 'type'
  | 'title'
  | 'message'
  | 'host'
  | 'people'
  | 'location'
  | 'formerTime'
  | 'other'

const words: Record<LabelKind, string> = {
  name: `invitee name|invitee full name|invitee|attendee name|attendee|your name|full name|name|
    guest name|guest|client name|client|customer name|customer|contact name|contact person|contact|
    booked by|booked for|scheduled by|requested by|participant|participant name|prospect|lead name|
    patient|student|appointment for|appointment with|booking for|booking with|meeting for|call with|
    session with|who is coming|meeting with|nombre|nom|nombre completo|naam|teilnehmer|kunde|
    mi nombre|nombre y apellidos|nome|nome completo|nome e cognome|imię i nazwisko|nom et prénom|cliente|invitado|invité|ospite|convidado|
    gast|participante|partecipante|uczestnik|klient|deltagare|deltager|namn|navn|nimi`,
  firstName:
    'first name|fname|invitee first name|given name|vorname|prénom|imię|voornaam|förnamn|fornavn',
  lastName:
    'last name|lname|invitee last name|surname|family name|nachname|apellido|apellidos|cognome|nazwisko|sobrenome|apelido|achternaam|efternamn|etternavn|efternavn',
  email: `invitee email|invitee e-mail|invitee email address|email|e-mail|email address|e-mail address|
    your email|attendee email|guest email|client email|customer email|contact email|work email|
    business email|correo|correo electrónico|courriel|e-mail-adresse`,
  phone: `text reminder number|phone|phone number|telephone|tel|tel.|mobile|mobile number|mobile phone|
    cell|cell phone|cell number|contact number|invitee phone|invitee phone number|your phone|
    your phone number|phone no|phone no.|whatsapp|direct|direct line|m|t|c|p|telefon|téléphone|teléfono|
    sms|send text messages to|best number|callback number|attendee phone number`,
  company: `company|company name|organization|organisation|organization name|business|business name|
    employer|firm|your company|account|firma|empresa|entreprise`,
  when: `event date/time|event date & time|event date and time|date/time|date & time|date and time|when|
    start date & time|start date/time|start date and time|meeting date/time|meeting date and time|
    scheduled for|appointment time|appointment|meeting time|event time|start|starts|start time|begins|
    from time|new time|new date|new date/time|new event date/time|updated event date/time|updated time|
    rescheduled to|slot|time slot|selected time|booking time|wann|quand|cuándo|quando|wanneer|beginn`,
  date: `date|preferred date|event date|meeting date|day|start date|booking date|appointment date|datum|fecha`,
  time: `time|preferred time|uhrzeit|hora|heure|at`,
  zone: `invitee time zone|invitee timezone|time zone|timezone|your time zone|zone|tz|attendee time zone|
    zeitzone|fuseau horaire|zona horaria|fuso orario|fuso horário|tijdzone|tidszon|tidszone|tidssone|
    strefa czasowa|časové pásmo|aikavyöhyke|időzóna|saat dilimi|часовой пояс|часовий пояс|时区|時區|
    タイムゾーン|시간대`,
  type: `event type|event type name|meeting type|type|service|appointment type|booking type|
    type of meeting|type of call|event`,
  title: `event name|meeting|summary|subject|title|what|topic|meeting name|re|betreff|objet|asunto`,
  message: `message|notes|note|additional notes|comments|comment|questions|agenda|reason|
    reason for meeting|what would you like to discuss|goals|details|additional information|
    please share anything that will help prepare for our meeting|
    please share anything that will help prepare for our meeting.|anything else|nachricht`,
  host: `host|event host|organizer|organiser|meeting organizer|meeting host|owner|assigned to|
    your host|staff|consultant|hosted by|organisator|organizador|from time to time`,
  people: `who|guests|attendees|invitees|participants|required|required attendees|optional|
    optional attendees|additional guests|guest(s)`,
  location: `where|location|place|meeting link|join|video call|video call link|conference|ort|wo|lieu|où|dónde|lugar|dove|waar`,
  formerTime: `former event date/time|former time|former date/time|old time|old date|original time|
    original date|original event date/time|previous time|previous date|previously|was|
    previously scheduled for|rescheduled from|bisheriger termin|bisherige zeit|vorheriger termin|
    früherer termin|ancienne date|ancien horaire|fecha anterior|hora anterior|data precedente|
    data anterior|vorige datum|vorige tijd|tidigare tid|tidligere tid|tidligere tidspunkt|poprzedni termin`,
  other: `description|duration|end|ends|end time|end date|end date & time|created|created at|
    booked on|booked at|booking made|requested on|submitted|submitted on|sent|dated|received|status|id|
    booking id|reference|meeting id|passcode|password|pin|conference id|phone conference id|dial-in|
    dial in|one tap mobile|join by phone|toll-free|toll free|fax|price|payment|cancel|reschedule|
    reschedule link|cancel link|link|url|canceled by|cancelled by|cancellation reason|from|to|cc|bcc|reply-to|von|an|
    gesendet|envoyé|enviado|de|finish|finishes|source|utm source|event uuid|invitee uuid|expires|expiry|deadline|support|office hours|
    sip|h.323|video conference id|tenant key|organizer time zone|host time zone`,
}

const table = new Map<string, LabelKind>()
for (const [kind, list] of entriesOf(words)) {
  for (const word of list.split('|')) table.set(word.replace(/\s+/g, ' ').trim(), kind)
}

/** The kind of a label by its words ('Invitee Email'), or null. */
export const labelKind = (label: string): LabelKind | null =>
  table.get(
    label
      .toLowerCase()
      .replace(/[\s_]+/g, ' ')
      .trim(),
  ) ?? null

/**
 * Labels so particular that they are one wherever they stand: on a line of their own without a
 * colon, or inside a line when a message was pasted without its line breaks.
 */
export const particularLabels: readonly string[] = [...table.keys()]
  .filter((word) =>
    /^(invitee|event|text reminder|additional|former|start date|time zone)\b/.test(word),
  )
  .filter((word) => !['invitees', 'event'].includes(word))
  .sort((a, b) => b.length - a.length)

/** Labels that stand alone on a line above their value, as calendars and web pages show them. */
export const standaloneLabels: ReadonlySet<string> = new Set([
  ...particularLabels,
  ...`when|where|who|what|guests|organizer|name|email|email address|phone|phone number|company|
    date|time|time zone|date & time|date and time|attendees|host|meeting type|message|notes`
    .split('|')
    .map((word) => word.trim()),
])
