import { page } from '#shared/routes.ts'
import { brand } from './brand.ts'
import type { PageMeta } from './page-meta.ts'

export type LegalPage = {
  meta: PageMeta
  heading: string
  lastUpdated: string
  sections: readonly { title: string; body: string }[]
}

const lastUpdated = 'January 15, 2024'

/** Terms of service: eleven sections with the promises of public-site.md §2. */
export const terms: LegalPage = {
  meta: {
    path: page.terms,
    title: 'Terms of Service',
    description: `The terms under which ${brand.legalName} offers its website and its automation services.`,
    keywords: ['terms of service', 'conditions'],
  },
  heading: 'Terms of Service',
  lastUpdated,
  sections: [
    {
      title: 'Acceptance of these terms',
      body: `By using this website or ordering a service from ${brand.legalName} you agree to these terms. If you act for a company, you confirm that you may bind it.`,
    },
    {
      title: 'The service',
      body: 'We design, build and operate automations between software that you choose. What is built, for which systems and by when is written in a separate order, which comes before these terms where the two differ.',
    },
    {
      title: 'Your responsibilities',
      body: 'You give us the access and information the work needs, keep your credentials safe, and make sure that you have the right to process the data you entrust to us. Please do not use the service for anything unlawful.',
    },
    {
      title: 'Availability',
      body: 'We aim for 99.9% uptime of the automations we operate. Planned maintenance is announced beforehand. Outages of third-party platforms are outside our control; we retry and report them.',
    },
    {
      title: 'Billing and payment',
      body: 'Plans are billed monthly or annually in advance. Fees are non-refundable, unless the law says otherwise. We announce a change of price at least 30 days before it takes effect.',
    },
    {
      title: 'Intellectual property',
      body: 'What you bring stays yours. Workflows built for you are yours to use once they are paid. Our methods, components and this website remain ours.',
    },
    {
      title: 'Confidentiality and data',
      body: 'Each side keeps the other’s confidential information to itself. How we treat personal data is told in the privacy policy.',
    },
    {
      title: 'Limitation of liability',
      body: 'As far as the law allows, neither side is liable for indirect damage or lost profit, and our total liability is limited to the fees paid in the twelve months before the event.',
    },
    {
      title: 'Termination',
      body: 'You may end a monthly plan at the end of any month and an annual plan at the end of its year. Either side may end the agreement at once for a serious breach that is not put right within 30 days.',
    },
    {
      title: 'Governing law',
      body: `These terms follow the laws of the State of Illinois, and the courts of ${brand.address.city} decide disputes that we can not settle by talking.`,
    },
    {
      title: 'Contact',
      body: `Questions about these terms: ${brand.email} or ${brand.phone.display}. We answer within 48 hours.`,
    },
  ],
}

/** Privacy policy: eleven sections with the promises of public-site.md §2. */
export const privacy: LegalPage = {
  meta: {
    path: page.privacy,
    title: 'Privacy Policy',
    description: `Which personal data ${brand.legalName} collects, why, how long it is kept, and how to have it corrected or deleted.`,
    keywords: ['privacy policy', 'data protection'],
  },
  heading: 'Privacy Policy',
  lastUpdated,
  sections: [
    {
      title: 'What we collect',
      body: 'What you type into our forms (name, e-mail, company, your message), the requests your browser makes, and what you tell us on the phone or in a call.',
    },
    {
      title: 'How we use it',
      body: 'To answer you, to do the work you ordered, to send what you asked for, and to keep the website safe. We do not sell personal data.',
    },
    {
      title: 'With whom we share it',
      body: 'With the providers that host and deliver our service, bound by contract to use it for nothing else, and with authorities where the law obliges us.',
    },
    {
      title: 'Security',
      body: 'Data travels encrypted, access is limited to those who need it, and changes are logged. No system is perfect; if yours is affected, we tell you.',
    },
    {
      title: 'How long we keep it',
      body: 'As long as needed for the purpose. Personal data is deleted within 90 days of account termination, in backups too.',
    },
    {
      title: 'Your rights',
      body: 'You may see, correct, export and delete your data, and object to its use. A message is enough; you need give no reason.',
    },
    {
      title: 'International transfers',
      body: 'Where data leaves your country, we use the safeguards that your law provides for, such as standard contractual clauses.',
    },
    {
      title: 'Cookies and local storage',
      body: 'The public site sets no tracking cookies. It keeps a draft of your contact message in your own browser until you send it or close the tab.',
    },
    {
      title: 'Third parties',
      body: 'Our pages link to services of others, such as social networks. Their own policies apply there.',
    },
    {
      title: 'Changes to this policy',
      body: 'When we change it, we change the date above, and tell our clients of anything that matters before it takes effect.',
    },
    {
      title: 'Contact',
      body: `Questions and requests about personal data: ${brand.email}. We answer within 72 hours.`,
    },
  ],
}
