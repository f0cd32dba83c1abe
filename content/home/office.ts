/** What of the office the home page shows; web/admin/fragments draws it. */
export const officeFragments = {
  'quick-sync': {
    caption: 'A pasted e-mail: what is marked was read, and each field says from which line.',
    alt: 'Quick Sync with a pasted e-mail and the form it fills.',
  },
  lead: {
    caption: 'A lead arriving: a message from the website, a moment later.',
    alt: 'A new lead with its message.',
  },
  email: {
    caption: 'What the sender was written, and that it was delivered.',
    alt: 'The receipt in the outbox.',
  },
  audit: {
    caption: 'The first page of an audit report.',
    alt: 'A page with what could be saved, and nine figures.',
  },
} as const

export const officeSection = {
  title: 'What Monday looks like',
  introduction: 'Pieces of the office you get, with people we invented.',
} as const
