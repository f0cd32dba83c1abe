import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { decodeCursor } from '#server/db/sort-keys.ts'
import { printableText } from '#server/documents/printable-text.ts'
import { networkOf } from '#server/http/network-of.ts'
import { tidyPath } from '#server/http/site.ts'
import { compileValidator } from '#server/http/validate.ts'
import { suspicionOf } from '#server/leads/create-lead.ts'
import { classifySmtpError } from '#server/mail/classify-smtp-error.ts'
import { emailsIn } from '#server/privacy/every-email.ts'
import { deviceOf } from '#shared/accounts/device.ts'
import { registerSchema } from '#shared/accounts/schema.ts'
import { readHours } from '#shared/audit/hours.ts'
import { findFileZone } from '#shared/booking-reader/csv/file-settings.ts'
import { readBookings } from '#shared/booking-reader/csv/read-bookings.ts'
import { readCsv } from '#shared/booking-reader/csv/read-csv.ts'
import { readPhoneCell } from '#shared/booking-reader/csv/spreadsheet-number.ts'
import { withoutGuard } from '#shared/booking-reader/csv/without-guard.ts'
import { guessEncoding } from '#shared/booking-reader/encoding/guess-encoding.ts'
import { longestRead, parseMeeting } from '#shared/booking-reader/text/parse-meeting.ts'
import { companyOfAddress } from '#shared/consultations/company-of-address.ts'
import { createConsultationSchema } from '#shared/consultations/schema.ts'
import { paperFor } from '#shared/documents/paper.ts'
import { emailProblem } from '#shared/email-rule.ts'
import { sendChecklistSchema } from '#shared/lead-magnets/schema.ts'
import { emptyContactForm } from '#shared/leads/contact-form.ts'
import { createLeadSchema, listLeadsSchema } from '#shared/leads/schema.ts'
import { scoreLead } from '#shared/leads/score.ts'
import { calendarPart } from '#shared/mail/calendar-part.ts'
import { mailboxOf } from '#shared/mail/mailbox.ts'
import { greetingName } from '#shared/mail/plain-words.ts'
import { decodeRoiInputs, parseWhole } from '#shared/roi/inputs.ts'
import { pagesNamed } from '#shared/search/pages.ts'
import { rankOf } from '#shared/search/rank.ts'
import { isLongLane } from '#tests/support/lane.ts'
import { tooSlow, type Worst, worstPastes } from '#tests/support/linear-time.ts'
import { contactAnswer } from '#web/site/answers/form-answers.tsx'

type Case = [what: string, parse: (text: string) => unknown, worst: Worst[], most?: number]

const at = new Date('2026-03-02T10:00Z')
const meeting = {
  id: '1',
  startsAt: at.toISOString(),
  timeZone: 'UTC',
  name: 'Ada',
  greeting: 'Ada',
  email: 'a@b.co',
  sequence: 1,
}
const validateLead = compileValidator({
  schema: createLeadSchema,
  method: 'POST',
  url: '/',
  httpPart: 'body',
})

/** Reads a file as the import does, to its bookings. */
function readFile(text: string) {
  const table = readCsv(new TextEncoder().encode(text))
  if ('problem' in table) return
  findFileZone(table)
  readBookings(table, { zone: 'UTC' })
}
const bookings = (cells: string) => `Invitee Email,Start Date & Time,Invitee Time Zone\n${cells}`

const reading = { now: at, defaultZone: 'Europe/Berlin', own: ['firm.example'] }
const paste = (text: string) => parseMeeting(text, reading)

const scored = (text: string) => ({
  email: text,
  company: text,
  phone: text,
  message: text,
  source: text,
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
})

const cases: Case[] = [
  ['the path of a page', tidyPath, [['/', '/a', 'x/'], ['/'], ['\\'], ['/a']]],
  ['the name of a browser', deviceOf, [['Version/1 '], ['Version/.'], ['Chrome '], ['a']]],
  [
    'the languages of a browser',
    (text) => paperFor({ languages: text }, 'DE'),
    [
      ['-aaaaaaaa', 'de'],
      ['-a-b', 'de-x'],
      [' ', '', 'x'],
    ],
  ],
  ['a zone of time', (text) => paperFor({ timeZone: text }, 'DE'), [['A/'], ['+']]],
  ['the address of a network', networkOf, [[':'], ['0', ':'], ['::'], ['1.', '::ffff:']]],
  [
    'a page of a list',
    (text) => {
      try {
        decodeCursor(text)
      } catch {
        // Refused, as it should be.
      }
    },
    [['A'], ['W1tb']],
  ],
  [
    'the words of a search',
    (text) => listLeadsSchema.safeParse({ q: text, sort: text }),
    [
      [' ', '', 'x'],
      ['\u0301\u0323', 'a'],
    ],
  ],
  ['screens by their name', pagesNamed, [['a '], [' ', '', 'a'], ['lead']]],
  [
    'how well a record fits',
    (text) => rankOf('ada', { title: text, email: text, company: text }),
    [['a '], ['@.'], ['ad']],
  ],
  ['an e-mail address', emailProblem, [['a.'], ['@'], ['a-', 'a@'], ['.a', 'a', '@']]],
  ['the mailbox of an address', mailboxOf, [['@', '', '\na'], ['+'], ['.', '', '@gmail.com']]],
  ['the company of an address', companyOfAddress, [['a.', 'a@'], ['-', 'a@', '.co'], ['@']]],
  ['a name to greet', greetingName, [['a.'], [' ', 'a', '@'], ['w']]],
  [
    'the fields of a lead',
    (text) =>
      validateLead({
        name: text,
        email: text,
        company: text,
        phone: text,
        message: text,
        [text]: text,
      }),
    [['a.', '', '@'], ['@'], [' ', 'a', '\0'], ['aB'], ['\ud800'], ['a-', 'a@']],
  ],
  [
    'the fields of a request',
    (text) =>
      createConsultationSchema.safeParse({
        name: text,
        email: text,
        preferredDate: text,
        timeZone: text,
      }),
    [['0', '2026-03-02T10:00:00.'], ['A/'], [' ', 'a', '\0']],
  ],
  [
    'the fields of a checklist',
    (text) =>
      sendChecklistSchema.safeParse({ email: text, name: text, checked: [text], timeZone: text }),
    [['a-'], ['A/']],
  ],
  [
    'the fields of an account',
    (text) =>
      registerSchema.safeParse({ name: text, email: text, password: text, invitation: text }),
    [['a'], [' ', 'a', 'a']],
  ],
  [
    'hours as typed',
    readHours,
    [
      ['1', '', 'x'],
      ['1', '.', '.'],
      [' ', '1', 'x'],
    ],
  ],
  ['a number as typed', (text) => parseWhole(text, 100), [['1,'], ['1 '], ['000,', '1,', 'x']]],
  ['a shared result', decodeRoiInputs, [['&'], ['employees=1&', '?'], ['%']]],
  [
    'what makes a message suspect',
    (text) => suspicionOf({ message: text }),
    [['http:/'], ['https://']],
  ],
  [
    'how promising a lead is',
    (text) => scoreLead(scored(text), at.getTime()),
    [['Budget: '], ['\nBudget: '], ['Budget: a\n'], ['quot ']],
  ],
  [
    'text in a page of ours',
    (message) =>
      renderToStaticMarkup(
        contactAnswer({ ...emptyContactForm, message, about: '' }, { fields: {}, problems: [] })
          .content,
      ),
    [['&'], ['<'], ['a']],
  ],
  [
    'text in a document',
    (text) => printableText(text, (code) => code < 128),
    [['a'], [' '], ['😀'], ['👨‍👩‍👧'], ['🇩🇪'], ['\u200d']],
  ],
  [
    'text in a calendar',
    (text) =>
      calendarPart(
        'scheduled',
        { ...meeting, type: text },
        { name: 'Firm', address: 'a@b.co', host: 'b.co', phone: { display: '1', e164: '+1' } },
        at,
      ),
    [['a'], [';'], ['中']],
  ],
  [
    'the answer of a mail server',
    (text) => classifySmtpError({ response: text, command: text, responseCode: 550 }),
    [[' '], ['\n', '5', 'x'], ['RCPT']],
  ],
  [
    'addresses in the words of others',
    emailsIn,
    [
      ['a'],
      ['.'],
      ['!'],
      ["'"],
      ['@'],
      ['a@'],
      ['.', 'a@'],
      ["'", '', '@b.co'],
      ['a@b.co'],
      ['a@b', '', '.'],
    ],
  ],
  [
    'a file of bookings',
    readFile,
    [['a'], [','], ['"'], ['"a\n'], ['\n'], ['\r'], ['a,b\n'], [',', 'sep=,\n']],
  ],
  [
    'rows of bookings',
    (text) => readFile(bookings(text)),
    [[','], ['a@b.co,2026-03-02 10:00,CET\n'], ['a@b.co,1/2/26 1:00,x\n'], ['\n,'], ['"']],
  ],
  [
    'a date of a booking',
    (text) => readFile(bookings(`a@b.co,"${text}","${text}"`)),
    [
      [' ', '2026-03-02 10:00', 'x'],
      ['1 '],
      ['m2\t'],
      ['m,'],
      ['1/'],
      ['Mon '],
      ['UTC+2 ', '3 March 2026 3pm '],
      ['('],
      ['10:00 '],
      ['3/3/26 '],
      ['下午 ', '2026-12-03 2:30'],
      ['٢'],
      ['\u200f', '2026-12-03 '],
      ['p. m. ', '2026-12-03 2:30 '],
    ],
  ],
  [
    'a head of bookings',
    (text) => readFile(`Invitee Email,Start Date & Time (${text}\na@b.co,1`),
    [['('], ['(a)'], [','], [' ']],
  ],
  [
    'a cell that a spreadsheet guards',
    (text) => [withoutGuard(text), readPhoneCell(text)],
    [
      ["'", '', '"'],
      ['""', '="', 'x'],
      [' ', '=T(', '"'],
      ['1 ', "'", 'x'],
      ['1', '', 'E'],
      ['#', '#', '!'],
      ['a/', '#', '?'],
    ],
  ],
  [
    'a file that is not Unicode',
    (text) => guessEncoding(Uint8Array.from(text, (sign) => sign.charCodeAt(0))),
    [['\u00eb'], ['\u00eb\u00a7'], ['\u00eb '], ['\u00eb\n'], ['a', '\u00eb'], ['\u0092A']],
  ],
]

// Of 160 texts the gate reads a third of the length: a rule that grows by the square is found there when all of
// it takes four seconds, and in the long lane when it takes half a second.
const longestPaste = isLongLane ? longestRead : longestRead / 3
cases.push(['a pasted mail or calendar', paste, worstPastes, longestPaste])

test.each(cases)('%s is read in time that grows with its length', (_what, parse, worst, most) => {
  expect(worst.flatMap((each) => tooSlow(parse, each, most ?? 100_000))).toEqual([])
})
