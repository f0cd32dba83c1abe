import { answerInWords } from '#shared/response-time.ts'
import { brand } from '../brand.ts'

/** The booking page (public-site.md §2; design.md §4 puts it on /schedule). */
export const schedulePage = {
  heading: 'Schedule Your Strategy Call',
  label: ['Thirty minutes', 'No charge'],
  introduction:
    'Thirty minutes with somebody who builds automations. Free, and useful whether or not you work with us.',
  expectHeading: 'What to expect',
  expect: [
    {
      minutes: 5,
      time: 'Five minutes',
      topic: 'your process',
      description: 'You describe one task as it is done today. No slides, on either side.',
    },
    {
      minutes: 15,
      time: 'Fifteen minutes',
      topic: 'what could run by itself',
      description:
        'We ask about volume, exceptions and tools, and say which parts we would automate and which not.',
    },
    {
      minutes: 5,
      time: 'Five minutes',
      topic: 'the sums',
      description: 'Hours, cost and payback, as a rough range, while you watch.',
    },
    {
      minutes: 5,
      time: 'Five minutes',
      topic: 'next step, if any',
      description:
        'A small first project of two to six weeks, something you can do yourselves, or nothing.',
    },
  ],
  bring: {
    heading: 'Good to have at hand',
    items: [
      'How often the task happens and who does it',
      'The names of the two or three programs involved',
      'The last time it went wrong',
    ],
  },
  /** Shown while a calendar is set up; the name of its site takes the place of `site`. */
  widget: {
    heading: 'Pick a free time',
    loads: 'Opens our calendar from',
    site: 'our scheduling site',
    note: 'It loads, and may set its own cookies, only after you press the button.',
    fallback: 'Prefer not to? Send us a request instead.',
    button: 'Open the calendar',
    close: 'Back to the request form',
  },
  request: {
    heading: 'Request a time',
    text: `Tell us when it suits you. We confirm, or suggest the nearest free time, ${answerInWords}.`,
    /** What its fields are asked for; the last is a message. */
    groups: { who: 'About you', when: 'When it suits you' },
    zone: `Times are in ${brand.timeZone.name}.`,
    open: 'Leave both open and we suggest times.',
    /** Before the time asked for, on the receipt, and in place of one. */
    asked: 'Time asked for',
    noneAsked: 'None yet: we suggest times.',
    button: 'Request This Call',
    busy: 'Sending...',
    again: 'Request another time',
    sentTitle: 'Request received',
    sentHeld:
      'This site can not send email yet, so no receipt follows: one of us writes to you or calls.',
    sentText: `We will confirm your time ${answerInWords}.`,
  },
  /** Before the number and the hours, which come from the brand. */
  phone: 'Rather talk now?',
} as const
