import { expect, test } from 'vitest'
import { deviceTokenIn } from '#server/accounts/device-cookie.ts'
import { slugOf } from '#server/booking/meeting-types.ts'
import { searchTextOf, searchWordsOf } from '#server/db/search-text.ts'
import { readableUrl } from '#server/http/client-error.ts'
import { hostOf } from '#server/outbound/check-url.ts'
import { readCalcom, readCalendly } from '#server/webhooks/outside-event.ts'
import { calendlyProblem } from '#server/webhooks/signatures.ts'
import { meetingPlace } from '#shared/booking/meeting-place.ts'
import { dialledNumber } from '#shared/dialled-number.ts'
import { guessMapping } from '#shared/imports/columns.ts'
import { readRow } from '#shared/imports/read-row.ts'
import { breakEncodedWords } from '#shared/mail/plain-words.ts'
import { visitSchema } from '#shared/origins/visit-schema.ts'
import { mentionsIn } from '#shared/people/mentions.ts'
import { parseNote } from '#shared/people/note-markup.ts'
import { phoneDigits, phoneNeedles } from '#shared/phone.ts'
import { readTypedNumber } from '#shared/typed-number.ts'
import { tooSlow, type Worst } from '#tests/support/linear-time.ts'

const mapping = ['name', 'email', 'phone', 'company', 'tags', 'owner'] as const
const email = 'ada@example.com'
const at = new Date('2026-03-02T10:00Z')

/** What reads the words of others once they are a record, a link or a delivery, and its worst texts. */
const cases: [what: string, read: (text: string) => unknown, worst: Worst[]][] = [
  [
    'what a search looks through',
    (text) => [
      searchTextOf({ name: text, email: text, company: text, phone: text }),
      searchWordsOf(text),
    ],
    [['a'], ["'"], ["o'b "], ['ü'], ['ü '], ['@'], [' '], ['\u0301'], ['ß'], ['ﷺ']],
  ],
  [
    'a phone number',
    (text) => [phoneDigits(text), phoneNeedles(text), dialledNumber(text), meetingPlace(text)],
    [
      ['('],
      ['1'],
      ['x1'],
      ['x', '', 'y'],
      ['ext. 1 '],
      [' ', 'x', 'y'],
      ['1 '],
      ['+1 (0)30 ', '', 'x'],
      ['(', '1'],
      ['+(', '', 'x'],
      ['[('],
      ['1,'],
      ['/1'],
      ['9:00-17:00 '],
      ['order '],
      ['tel '],
      ['https://'],
    ],
  ],
  ['a number as typed', readTypedNumber, [['1'], ["1'"], ['1,000,'], ['1 000 '], ['10,', '', '1']]],
  [
    'a row of people',
    (text) => readRow([text, text, text, text, text, text], [...mapping]),
    [['a '], [','], ['" '], [' ::: '], [';1'], ['<'], ['"', '', 'x'], [' ', '"', '"x']],
  ],
  [
    'a head of people',
    (text) => guessMapping(text.split(',').slice(0, 200)),
    [['Name,'], ['a'], [' '], ['E-mail 1 - ']],
  ],
  [
    'a note',
    (text) => [parseNote(text), mentionsIn(text, [{ id: '1', name: 'Ada Lovelace' }])],
    [['*'], ['**a'], ['['], ['[a]('], ['[a](b'], ['https://'], ['http'], ['@'], ['@Ada '], ['- ']],
  ],
  [
    'where a visit began',
    (text) => visitSchema.parse({ page: `/${text}`, referrer: text, source: text }),
    [['a'], ['.'], ['a.'], ['?'], ['#'], [' '], ['\u0001'], ['www.'], [':1']],
  ],
  [
    'the host of an address',
    (text) => hostOf(new URL(`https://${text}/`)),
    [['.', 'a', 'b'], ['a.']],
  ],
  [
    'an address that can not be read',
    (url) => readableUrl({ url }),
    [['%'], ['%zz'], ['?'], ['/%']],
  ],
  [
    'the cookies of a browser',
    deviceTokenIn,
    [[';'], [' '], ['admin_device='], ['admin_device=;']],
  ],
  [
    'the signature of a delivery',
    (text) => calendlyProblem(text, Buffer.from(''), 'x', at),
    [['t='], ['1', 't='], [' '], ['a', 't=1,v1=']],
  ],
  [
    'a delivery',
    (text) => [
      readCalendly({
        event: 'invitee.created',
        created_at: at.toISOString(),
        payload: {
          uri: '1',
          email,
          name: text,
          timezone: text,
          text_reminder_number: text,
          questions_and_answers: [{ question: text, answer: text }],
          scheduled_event: { name: text, start_time: at.toISOString() },
        },
      }),
      readCalcom({
        triggerEvent: 'BOOKING_CREATED',
        createdAt: at.toISOString(),
        payload: {
          uid: '1',
          startTime: at.toISOString(),
          title: text,
          eventTitle: text,
          additionalNotes: text,
          attendees: [{ email, name: text, timeZone: text, phoneNumber: text }],
        },
      }),
    ],
    [['a'], [' '], ['\u0001'], ['\ud800'], ['a.'], ['@'], ['A/']],
  ],
  ['the address of a page made of a name', slugOf, [['-'], ['a-'], ['\u0301'], [' ', '', 'x']]],
  ['an encoded word', breakEncodedWords, [['=?'], ['=?a'], ['=?a?b'], ['=?a?q?']]],
]

test.each(cases)('%s is read in time that grows with its length', (_what, read, worst) => {
  expect(worst.flatMap((each) => tooSlow(read, each, 100_000))).toEqual([])
})
