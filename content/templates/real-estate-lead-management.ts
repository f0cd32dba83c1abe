import type { TemplateGuide } from '#shared/templates/template.ts'

export const realEstateLeadManagement = {
  id: 'real-estate-lead-management',
  title: 'Real Estate Lead Management',
  industry: 'Real Estate',
  description:
    'Portal, website and phone inquiries in one queue, answered within a minute with real viewing times, then followed for as long as the search lasts.',
  timeSaved: '12 hours a week',
  roiIncrease: '310%',
  complexity: 'Low',
  integrations: ['HubSpot', 'Google Workspace', 'Zapier', 'Text messaging gateway'],
  processes: [
    'Inquiry capture from portals and forms',
    'First answer with viewing times',
    'Qualification by fixed questions',
    'Viewing calendar and reminders',
    'Follow-up until a decision',
  ],
  benefits: [
    'First answer in under a minute, at any hour',
    'Viewings booked without a phone call',
    'Every inquiry has an owner and a next step',
    'Same questions in the same order for everybody',
  ],
  steps: [
    {
      title: 'Catch the inquiry',
      description:
        'Portal mails, web forms and missed calls become one record with listing, source and time.',
    },
    {
      title: 'Answer at once',
      description:
        'The reply names the listing, answers the question if it is a known one, and offers three viewing times that are really free.',
    },
    {
      title: 'Ask the fixed questions',
      description:
        'Move-in date, number of people, pets, financing or income proof: the same for everyone, answered by tapping.',
    },
    {
      title: 'Book the viewing',
      description:
        'The chosen slot is held in the agent’s calendar with route time before and after, and confirmed by text.',
    },
    {
      title: 'Follow up',
      description:
        'After the viewing one question: interested, not this one, or stop looking. Each answer has its own path, and “stop” really stops.',
    },
  ],
  setup: [
    {
      title: 'Collect one inquiry mail from every portal',
      description:
        'Save the raw mail. Layouts differ, and portals change them about once a year; keep the samples for testing.',
    },
    {
      title: 'Create one intake address',
      description: 'Have all portals send to it, and forward a copy to the old inbox for a month.',
    },
    {
      title: 'Give each listing a short code',
      description:
        'It joins portal numbers, calendar entries and your own records. Address plus unit works well.',
    },
    {
      title: 'Open real viewing blocks in the calendars',
      description:
        'Only slots that agents truly keep free. Nothing ruins trust like a confirmed time that is moved.',
    },
    {
      title: 'Write the first answer and the fixed questions',
      description:
        'Have them checked against fair-housing rules. Never ask for what you may not decide by.',
    },
    {
      title: 'Set the follow-up rhythm',
      description:
        'Two days, seven days, then monthly with new listings that match. Six months at most.',
    },
    {
      title: 'Test with ten friends',
      description:
        'From every portal, by day and by night, with typing errors. Look at what each received and when.',
    },
    {
      title: 'Read the queue together for a week',
      description:
        'Fifteen minutes each morning. Every odd case becomes a rule or stays with a person.',
    },
  ],
  fields: [
    {
      field: 'Name, email, phone',
      from: 'Portal mail',
      to: 'CRM contact',
      rule: 'Match on email, then phone; keep both spellings',
    },
    {
      field: 'Listing code',
      from: 'Portal number',
      to: 'CRM deal',
      rule: 'Via table; unknown listing goes to the office',
    },
    {
      field: 'Source and time',
      from: 'Mail header',
      to: 'CRM deal',
      rule: 'Time in UTC, shown in local time',
    },
    {
      field: 'Viewing slot',
      from: 'Reply',
      to: 'Agent calendar',
      rule: 'Held for 30 minutes, then offered again',
    },
    {
      field: 'Contact preference',
      from: 'Reply',
      to: 'CRM contact',
      rule: '“Stop” ends every sequence at once',
    },
  ],
  watchOuts: [
    'Fair-housing law applies to automatic answers too. Do not steer, and do not vary questions by person.',
    'Some portals hide the sender behind a relay address that expires. Ask for a direct one in the first reply.',
    'Marketing texts need consent. A reply to an inquiry is fine; a newsletter by text is not.',
    'Two agents, one calendar feed with a delay of 15 minutes, and you have double bookings. Check the delay.',
  ],
} as const satisfies TemplateGuide
