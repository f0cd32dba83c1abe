/** What of the office the home page shows, in pixels as it is drawn by web/admin/fragments. */
export const officeFragments = {
  'quick-sync': {
    width: 980,
    height: 700,
    caption: 'A pasted e-mail: what is marked was read, and each field says from which line.',
    alt: 'Quick Sync with a pasted e-mail and the form it fills.',
  },
  lead: {
    width: 560,
    height: 620,
    caption: 'A lead arriving: a message from the website, a moment later.',
    alt: 'A new lead with its message.',
  },
  email: {
    width: 560,
    height: 560,
    caption: 'What the sender was written, and that it was delivered.',
    alt: 'The receipt in the outbox.',
  },
  audit: {
    width: 800,
    height: 780,
    caption: 'The first page of an audit report.',
    alt: 'A page with what could be saved, and nine figures.',
  },
} as const

export const officeSection = {
  title: 'What Monday looks like',
  introduction: 'Pieces of the office you get, with people we invented.',
} as const
