import { answerInWords } from '#shared/response-time.ts'
import { brand } from '../brand.ts'
import type { LegalDocument } from '../types/legal.ts'

const firm = brand.legalName
const { street, city, region, postalCode } = brand.address

/**
 * Privacy policy: eleven sections with the promises of public-site.md §2. It describes what the
 * product does (design.md §4, §6); whoever changes the one changes the other.
 */
export const privacyPolicy = {
  heading: 'Privacy Policy',
  lastUpdated: 'January 15, 2024',
  lastUpdatedIso: '2024-01-15',
  summary: `What ${firm} learns about you when you use this website, what we do with it, and how you can have it back or gone.`,
  sections: [
    {
      id: 'collection',
      title: 'What we collect',
      blocks: [
        'You can read every page without telling us who you are. We receive personal data only when you send it:',
        {
          list: [
            'a message: your name, email address, company if given, kind of project, budget and what you write;',
            'a request for a call: your name, email address, company and phone if given, preferred time and the time zone it is in, kind of meeting and message;',
            'a booked call: the same as a request for one, the time you chose and who of us holds it; we write to you when it is booked, moved or cancelled, and a day and an hour before. A time that is held for you while you fill in the form is kept without your name, for five minutes;',
            'the readiness checklist: your email address, and the points you ticked if you include them;',
            'the efficiency audit: your email address, your answers (company, industry, size, role, hours, pain points, tools) and the figures worked out from them; a report you only download is calculated from your answers and not kept;',
            'an industry template: your email address and which template it was;',
            'the newsletter: your email address and the page you signed up on.',
          ],
        },
        'What reaches us from one address is kept together, with your name, your phone numbers if given, the company whose mail address you use, and the notes and tasks that our people write while they are in contact with you.',
        'With each of these we keep the time, which form it came from and, where your browser tells, how your visit began: the first page you saw here, the name of the website that led you to it, and the words by which a link of ours names its campaign (utm_source and the like). Our server also handles your network address, as every server must to answer you, and counts requests by it for a short time to stop abuse. Our operating logs contain no names, email addresses or message texts.',
        'People who work for us, or whom we invite, have accounts for the back-office. For those we keep name, email address, a one-way hash of the password, sign-in times and active sessions. The network addresses of sign-ins, failed ones too, and of exported lists stay on record for 90 days.',
      ],
    },
    {
      id: 'use',
      title: 'How we use it',
      blocks: [
        'We use what you send in order to:',
        {
          list: [
            'answer you and prepare and hold a conversation or a meeting;',
            'send you what you asked for: a checklist, a report, a template, a confirmation;',
            'send the newsletter, once you have subscribed, until you leave it;',
            'follow up on a request you made, until you tell us to stop;',
            'protect the website from abuse, and meet legal duties.',
          ],
        },
        'The legal grounds, where such are needed, are your consent (newsletter), steps taken at your request before a contract (messages, calls, audits, templates) and our legitimate interest in a safe and working service. We make no automated decisions about you. What you enter on this website is not given to a language model and is not used to train one.',
      ],
    },
    {
      id: 'sharing',
      title: 'Whom we share it with',
      blocks: [
        'We do not sell personal data, rent it or trade it, and we do not share it for advertising. Those who may see it are:',
        {
          list: [
            'the people in our firm who answer you;',
            'companies that run our server, database, backups and email delivery, on our instructions and under contract;',
            'the provider of our appointment calendar, if you choose to book through it;',
            'authorities, where a law or a court obliges us; we then disclose no more than we must and tell you if we may;',
            'a successor, if our business is transferred, bound by this policy.',
          ],
        },
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      blocks: [
        'Connections to our public service are encrypted. Passwords are stored only as argon2id hashes and session tokens only as hashes; team members can use two-factor sign-in. Access is limited to people who need it, sessions end after inactivity, and changes to records are written to an audit log. Backups are made and their restoration is tested.',
        'No system is perfectly safe. If personal data is exposed in a way that puts you at risk, we inform you and the authorities as the law requires, without undue delay.',
        `If you find a weakness, write to ${brand.email}. We answer within 72 hours. Please look at no more data than it takes to show it.`,
      ],
    },
    {
      id: 'retention',
      title: 'How long we keep it',
      blocks: [
        'When an account or a client relationship is terminated, we delete the personal data that belongs to it within 90 days of account termination, backups included. The same limit holds for anything you ask us to erase and for records we delete ourselves.',
        'Messages, requests and submissions are kept while we are in contact about them, until you ask for their deletion or we no longer need them. A newsletter subscription is kept until you leave; one that we ask you by email to confirm, and that you do not, is removed after 30 days. Invoices and contracts are kept as long as tax and commercial law demands.',
        'After an erasure or an unsubscription we keep one thing: a mark that lets us recognize the address, so that we do not import it or write to it again by mistake.',
        'What our people change in a record stays in a journal for 90 days, and a merge of two entries for as long as it stands, so that mistakes can be taken back; an erasure removes it there as well.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'Wherever you live, you may ask us to:',
        {
          list: [
            'tell you what we hold about you and give you a copy in a common machine-readable format;',
            'correct what is wrong;',
            'erase it;',
            'stop using it, or stop using it for a certain purpose;',
            'withdraw a consent, with effect for the future.',
          ],
        },
        `Write to ${brand.email} from the address concerned, so that we know it is you. It costs nothing, and we treat nobody worse for asking. Every newsletter can be left with one click. You may also complain to the data protection authority of your country or state.`,
      ],
    },
    {
      id: 'transfers',
      title: 'International transfers',
      blocks: [
        `We work from ${city} in the United States, and what you send is processed here and where our service providers operate. If you write from the European Economic Area, the United Kingdom or Switzerland, we rely on your request itself, or on standard contractual clauses with our providers, for the transfer. You may ask us for a copy of those clauses.`,
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      blocks: [
        'Our public pages set no cookies. We use no advertising, no tracking pixels and no third-party analytics.',
        'Some things are kept in your own browser, so that a reload loses nothing. The ticks of the checklist and the answers of an audit stay on your device, also after you have sent them, until you clear them on the page or clear your browser’s storage. What you type into our other forms (message, request for a call, booking, newsletter, the address for a checklist or a report) waits in the storage of that one tab until it is sent, you empty the form or the tab is closed. How your visit began waits there too: the address of the first page you saw, and of the page that led to it. It goes with the first form you send, without anything but the parts named above, and is forgotten with it. We do not see any of it before you send it.',
        'Team members who sign in to the back-office have their session token stored in their browser until they sign out.',
        'The calendar on the scheduling page comes from another company. It is loaded only after you press its button, and may then set cookies under that company’s policy. The request form beside it does without.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Third-party services and links',
      blocks: [
        'Our pages load no fonts, scripts or pictures from other companies, with the single exception of the calendar described above. Links to other sites, such as our profiles on social networks, lead to places with their own policies; we are not responsible for those.',
        'When we work for you as a client, we may process personal data of your customers or staff on your behalf. That is governed by our order and its data-processing agreement, not by this policy.',
        'Our website is meant for businesses. It is not directed at children under 16, and we do not knowingly collect their data.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'When what we do changes, this page changes first, and the date at the top with it. If a change matters to people whose data we already hold, we tell them by email before it takes effect. Earlier versions are available on request.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Privacy questions and requests: ${brand.email}, ${brand.phone.display}, or ${firm}, Privacy, ${street}, ${city}, ${region} ${postalCode}. Every message gets a first answer ${answerInWords}; to a request about your data we respond in full within 72 hours, because we first check who asks. Where one needs longer to carry out, we say by when, at most 30 days.`,
      ],
    },
  ],
} as const satisfies LegalDocument
