import type { ChecklistCategory } from '../types/checklist.ts'

export const financialPlanning = {
  id: 'financial-planning',
  title: 'Financial Planning',
  introduction: 'Is there money for it, and will you know whether it came back?',
  items: [
    {
      id: 'budget-set',
      title: 'A budget for the first year is set aside',
      guidance:
        'Count set-up, monthly fees and about three hours a week of one of your own people. A first project between $4,000 and $15,000 is common. If the sum needs three signatures, collect them now.',
    },
    {
      id: 'hour-cost-known',
      title: 'We know what an hour of our people costs',
      guidance:
        'Wages plus taxes and benefits, divided by about 1,800 hours a year. Use one figure per team; more precision changes nothing. Without it, saved hours stay a feeling.',
    },
    {
      id: 'license-costs-checked',
      title: 'We have checked what the platforms will cost',
      guidance:
        'Price by steps or records per month at twice your present volume. Look for limits on API calls in the plans you already pay for. Vendors change prices; keep a fifth in reserve.',
    },
    {
      id: 'payback-defined',
      title: 'We have said how soon it has to pay back',
      guidance:
        'Many firms set six to twelve months; what we build is guaranteed to pay back within 90 days of launch. Write your limit down, with what you will do if it is missed, before anyone has fallen in love with the project.',
    },
    {
      id: 'saved-time-planned',
      title: 'We know what the saved hours will be used for',
      guidance:
        'Hours spread over ten people vanish unless somebody decides. Name the work that will be done instead, such as follow-up calls or the backlog, and tell the people concerned.',
    },
  ],
} as const satisfies ChecklistCategory
