import { createConsultationSchema } from '#shared/consultations/schema.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import { createConsultation } from '../consultations/create-consultation.ts'
import { createLead } from '../leads/create-lead.ts'
import type { Past } from './days.ts'
import type { Scene } from './scene.ts'

type Robot = {
  name: string
  /** What stands before the number that a robot's address has, and after it. */
  email: readonly [string, string]
  message: string
  /** What the product knows it by; where neither is there, it is by the links in the message. */
  website?: string
  elapsedMs?: number
  /** It fills in the form for a call. */
  wantsCall?: boolean
}

const linksOf = (domain: string, ...pages: string[]) =>
  pages.map((page) => `https://${domain}/${page}`).join(' ')

const robots: readonly Robot[] = [
  {
    name: 'SEO Expert',
    email: ['rank', '@cheap-links.example'],
    message: 'First page of every search engine within one week. Reply for prices.',
    website: 'https://cheap-links.example',
  },
  {
    name: 'Coin Signals Daily',
    email: ['vip', '@coin-tripler.example'],
    message: `Triple your coins this week: ${linksOf('coin-tripler.example', 'start', 'vip', 'proof', 'app', 'bonus')}`,
  },
  {
    name: 'Estate of R. Whitmore',
    email: ['executor', '@whitmore-estate.example'],
    message:
      'You are named in a will. To release the sum we need your bank details and a small fee.',
    elapsedMs: 640,
  },
  {
    name: 'Web Design Team',
    email: ['hello', '@sites-for-99.example'],
    message: 'I found 14 errors on your website. Shall I send the list with screenshots?',
    website: 'https://sites-for-99.example',
    wantsCall: true,
  },
  {
    name: 'Pharmacy Direct',
    email: ['orders', '@no-questions-pills.example'],
    message: `No doctor, no waiting, 80 % off: ${linksOf('no-questions-pills.example', 'sleep', 'diet', 'energy', 'pain', 'cart')}`,
  },
  {
    name: 'xKwRtZbq',
    email: ['qzvvtr', '@trial-mailbox.example'],
    message: 'hTgYvEpLmQ sWnZkRaoB',
    elapsedMs: 90,
  },
  {
    name: 'Guest Post Outreach',
    email: ['editor', '@paid-posts.example'],
    message: 'Do you accept sponsored articles? We pay by the link and publish the same day.',
    website: 'https://paid-posts.example',
    wantsCall: true,
  },
  {
    name: 'Business Loans 24',
    email: ['approval', '@fast-credit.example'],
    message:
      'Your company is approved for 250,000 dollars. No papers, the money is there tomorrow.',
    elapsedMs: 410,
  },
  {
    name: 'Lead List Store',
    email: ['sales', '@lists-by-the-million.example'],
    message: '2.4 million business addresses for 49 dollars, sorted by trade. A sample is free.',
    website: 'https://lists-by-the-million.example',
  },
]

/** A client who lists the shops it is about: taken for spam by the number of links. */
const client = {
  name: 'Marit Solberg',
  email: 'marit@solberg-ceramics.example',
  company: 'Solberg Ceramics',
  phone: '+1 604 555 0177',
  message: `We sell in five shops and copy each order by hand, some 40 a day. Can you join them? ${linksOf('solberg-ceramics.example', 'us', 'ca', 'uk', 'no', 'de')}`,
  elapsedMs: 95_000,
}

/** What the quarantine keeps from the leads and the calls; when each robot has written once, a client has, too. */
export async function robotsWrite({ scene, past }: { scene: Scene; past: Past }) {
  if (!scene.dice.chance(15)) return
  const number = scene.dice.below(100)
  const robot = robots[past.setAside % (robots.length + 1)]
  past.setAside += 1
  scene.at(robot ? 3 * 60 : 9 * 60 + 40)
  const ctx = scene.as('visitor')
  const input = robot
    ? { elapsedMs: 40_000, ...robot, email: robot.email.join(String(number)) }
    : client
  if (robot?.wantsCall)
    await createConsultation({ ctx, input: createConsultationSchema.parse(input) })
  else await createLead({ ctx, input: createLeadSchema.parse(input) })
}
