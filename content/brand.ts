/**
 * The first file to edit: who the firm is. Every page, mail and document reads it from here.
 * The sample firm is fictional, and so are its number (reserved for fiction) and its address.
 */
export const brand = {
  name: 'Loomwork',
  legalName: 'Loomwork Automation LLC',
  tagline: 'AI and workflow automation',
  phone: { display: '+1 (312) 555-0142', e164: '+13125550142' },
  email: 'hello@loomwork.example',
  address: {
    street: '214 West Kinzie Street',
    city: 'Chicago',
    region: 'IL',
    postalCode: '60654',
    country: 'US',
  },
  /** When the phone is answered; messages are answered, and live workflows looked after, on every day. */
  hours: 'Monday to Friday, 8 am – 6 pm Central Time',
  /** What clients are promised at any hour (public-site.md §9). */
  support: 'On call 24/7 for live workflows',
  /** The zone of those hours: its IANA name, and how a sentence names it. */
  timeZone: { id: 'America/Chicago', name: 'Central Time (Chicago)' },
  copyrightYear: 2025,
  /**
   * Ground, ink and the one accent, as `#rrggbb`. `card` lies on `paper`; `…Edge` is a rule on it,
   * `…Faint` the least that is still read; `thread` is what is next to do, with `onThread` written on
   * it, `threadDeep` the same pressed. Text needs 4.5 to 1 against its ground, the border of a
   * control 3 to 1 (WCAG 1.4.3, 1.4.11): tooling/brand-colors.test.ts holds both sets to it.
   */
  colors: {
    paper: '#fbf7f0',
    paperDeep: '#ecdfc9',
    paperEdge: '#ddd0b9',
    card: '#fffdf9',
    ink: '#151c26',
    inkSoft: '#43505f',
    inkFaint: '#586472',
    control: '#857e6e',
    thread: '#b72f0d',
    threadDeep: '#9c280a',
    threadTint: '#fbe6dd',
    onThread: '#fffefb',
  },
  /** The same at night: on a device or for a person that asks for the dark, and on every ground of ink. */
  nightColors: {
    paper: '#222b37',
    paperDeep: '#131920',
    paperEdge: '#485462',
    card: '#2e3945',
    ink: '#f3eee4',
    inkSoft: '#c3c8cf',
    inkFaint: '#a0a9b4',
    control: '#7f8a9a',
    thread: '#ff8b68',
    threadDeep: '#ffab90',
    threadTint: '#43211a',
    onThread: '#2b0d05',
  },
  /** The two grounds that stay as they are by day and by night: ink for watching, red for deciding. */
  grounds: { night: '#06090d', field: '#b22c0b' },
  social: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/loomwork-example' },
    { network: 'X', url: 'https://x.com/loomwork_example' },
    { network: 'YouTube', url: 'https://www.youtube.com/@loomwork-example' },
  ],
} as const

/** The whole hours of `brand.hours` at which a call may begin, on the clock of `brand.timeZone`. */
export const callHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17]
