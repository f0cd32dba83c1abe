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
   * `…Faint` the least that is still read; `threadDeep` is the accent pressed, and as a link. Text
   * needs 4.5 to 1 against its ground, the border of a control 3 to 1 (WCAG 1.4.3, 1.4.11).
   */
  colors: {
    paper: '#fbf7f0',
    paperDeep: '#f3ecdf',
    paperEdge: '#e4d9c6',
    card: '#fffdf9',
    ink: '#151c26',
    inkSoft: '#43505f',
    inkFaint: '#5f6b78',
    inkEdge: '#2b3644',
    control: '#8d8676',
    thread: '#c2340f',
    threadDeep: '#9c280a',
    threadTint: '#fbe6dd',
  },
  social: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/loomwork-example' },
    { network: 'X', url: 'https://x.com/loomwork_example' },
    { network: 'YouTube', url: 'https://www.youtube.com/@loomwork-example' },
  ],
} as const
