import { retentionRules } from '#shared/privacy/retention.ts'
import { page } from '#shared/routes.ts'
import { brand } from '../brand.ts'
import type { CopyLink } from '../types/common.ts'

type Chapter = {
  /** Anchor in the page's address. */
  id: string
  title: string
  text: string
  points: readonly string[]
}

/** What is removed by itself, and after how many days; the days are the product's own. */
type Period = { what: string; days: number }

/**
 * Security and data: what the product does, each sentence of it (docs/security.md, docs/operations.md).
 * Whoever changes the one changes the other.
 */
export const securityPage = {
  heading: 'Security and data',
  label: ['What the product does', 'No more and no less'],
  introduction:
    'Where the things you send us are kept, who can see them, for how many days, and how they are gone again. The privacy policy says what we promise; this page says how it is done.',
  chapters: [
    {
      id: 'where',
      title: 'Where it lives',
      text: 'What you send with a form goes over an encrypted connection to our server, and into one PostgreSQL database. All that leaves it is email: the answer to you, and a note to those of us who reply.',
      points: [
        'Our pages load no script, font or picture from another company, and tell your browser to refuse any. Only where our booking calendar is another company’s does that one load, when you press its button.',
        'Our public pages set no cookies, and no analytics run in them.',
        'An audit, a checklist or a calculation stays in your browser until you send it.',
        'What you enter is not given to a language model.',
        'Email leaves our server over an encrypted connection, or not at all.',
      ],
    },
    {
      id: 'who',
      title: 'Who sees it',
      text: 'The people of our team who have an account. We are few: each of them sees every record, and each change is on record under the name of whoever made it.',
      points: [
        'A new colleague needs an invitation; its link is good once, for a week.',
        'Passwords have at least twelve characters, are refused when they are easy to guess, and are kept as argon2id hashes. A second factor can be switched on for each account.',
        'A session ends after 12 hours without use, and at once when somebody leaves the team.',
        'Whoever signs in from a kind of device they never used hears of it by mail.',
        'A list that leaves as a file is logged, and so is every sign-in. Our operating logs hold no names, addresses or messages.',
      ],
    },
  ],
  keeping: {
    id: 'how-long',
    title: 'How long it stays',
    text: 'While we are in touch about it, or until you ask. From then on the days are counted, and a job removes every night what is due.',
    thread: 'One thread, one day',
    days: (days: number) => `${days} days`,
    periods: [
      {
        what: 'Messages, requests and submissions, after we delete them',
        days: retentionRules.deletedRecords.days,
      },
      {
        what: 'A newsletter address that was never confirmed',
        days: retentionRules.unconfirmed.days,
      },
      { what: 'Accounts of people who left the team', days: retentionRules.accounts.days },
      { what: 'A backup, at the most', days: retentionRules.backups.days },
      { what: 'Emails, after they were written or last tried', days: retentionRules.messages.days },
      { what: 'Network addresses of sign-ins and exports', days: retentionRules.networks.days },
    ],
  },
  after: [
    {
      id: 'backups',
      title: 'How it is backed up',
      text: 'Every night, as a rule. A backup counts only once it has been restored.',
      points: [
        'Each one is restored into an empty database of its own, and its rows are compared with those that were copied.',
        'The files can be read only by the system account that runs the product.',
        `None is kept for longer than ${retentionRules.backups.days} days.`,
      ],
    },
    {
      id: 'erasure',
      title: 'How it is erased',
      text: `Write to ${brand.email} from the address concerned. We find everything that is held about it, deleted records among it, and can give it to you as one file first.`,
      points: [
        'All of it goes in one step, from every table; where what others wrote quotes your address, it is taken out.',
        'One mark stays, from which your address can not be read. With it we notice if it is about to be entered again.',
        'Should an older backup ever come back, whoever was erased since is erased again.',
        'With the last backup that held it, it is gone everywhere: within 90 days.',
      ],
    },
    {
      id: 'weakness',
      title: 'If you find a weakness',
      text: `Write to ${brand.email}. We answer within 72 hours. Please look at no more data than it takes to show it.`,
      points: [
        'What we build for you as a client runs in your own accounts. A data-processing agreement governs it, not this page.',
      ],
    },
  ],
  closing: {
    title: 'Something left to ask?',
    text: 'The privacy policy says what we promise and what you can ask of us. Whoever answers you works here.',
    actions: [
      { label: 'Read the privacy policy', href: page.privacy },
      { label: 'Contact Us', href: page.contact },
    ],
  },
} as const satisfies {
  heading: string
  label: readonly string[]
  introduction: string
  chapters: readonly Chapter[]
  keeping: Omit<Chapter, 'points'> & {
    thread: string
    days: (days: number) => string
    periods: readonly Period[]
  }
  after: readonly Chapter[]
  closing: { title: string; text: string; actions: readonly CopyLink[] }
}

/** The way to that page, from the policy and from the questions about prices. */
export const securityLink = {
  label: 'Security and data',
  href: page.security,
} as const satisfies CopyLink
