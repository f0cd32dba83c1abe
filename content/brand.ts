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
  hours: 'Monday to Friday, 8 am – 6 pm Central Time',
  /** The zone of those hours: its IANA name, and how a sentence names it. */
  timeZone: { id: 'America/Chicago', name: 'Central Time (Chicago)' },
  copyrightYear: 2025,
  social: [
    { network: 'LinkedIn', url: 'https://www.linkedin.com/company/loomwork-example' },
    { network: 'X', url: 'https://x.com/loomwork_example' },
    { network: 'YouTube', url: 'https://www.youtube.com/@loomwork-example' },
  ],
} as const
