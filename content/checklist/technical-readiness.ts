import type { ChecklistCategory } from '../types/checklist.ts'

export const technicalReadiness = {
  id: 'technical-readiness',
  title: 'Technical Readiness',
  introduction: 'Can the tools be connected, and is what is in them worth moving?',
  items: [
    {
      id: 'tools-inventoried',
      title: 'We have an inventory of our software with an owner for each',
      guidance:
        'One table: name, what for, who pays, who has the administrator password. Include the spreadsheet that everything depends on. Anything without an owner will block the project on the day it matters.',
    },
    {
      id: 'interfaces-checked',
      title: 'We know which of our tools have an API or an export',
      guidance:
        'Search the vendor’s help for “API”, “webhook” and “export”, and check that your plan includes them; some vendors charge extra. A nightly CSV export is enough for many workflows.',
    },
    {
      id: 'data-clean-enough',
      title: 'Customer and product data are clean enough',
      guidance:
        'Look at fifty random records. If more than five are duplicates, outdated or half empty, plan a clean-up first. Automation spreads bad data faster than people do.',
    },
    {
      id: 'access-managed',
      title: 'Accounts are personal, with two-factor sign-in',
      guidance:
        'Shared logins make it impossible to see what a person did and what a workflow did. Give automations their own account with the least rights that work, and turn on two-factor for everyone else.',
    },
    {
      id: 'backups-tested',
      title: 'Backups exist and one has been restored as a test',
      guidance:
        'Before any workflow writes to a system, you should be able to bring back yesterday. Ask when the last restore was tried. “Never” is the usual answer, and an afternoon fixes it.',
    },
  ],
} as const satisfies ChecklistCategory
