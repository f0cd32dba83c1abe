import { answerInWords } from '#shared/response-time.ts'
import type { ComparisonGroup, PlanCategory } from '../types/pricing.ts'

/**
 * The plans side by side: what their cards say (plans.ts), thing by thing, and nothing they do not.
 * The plans stand in the order of the cards.
 */
export const planComparison: Record<PlanCategory, readonly ComparisonGroup[]> = {
  automation: [
    {
      title: 'How much of it',
      rows: [
        { name: 'Workflows', plans: ['Up to 5', 'Up to 15', 'Up to 35'] },
        {
          name: 'Connections',
          plans: ['100+ apps', '500+ apps', 'Every one we have, and custom ones'],
        },
      ],
    },
    {
      title: 'What it does',
      rows: [
        { name: 'Process map for each workflow', plans: [true, true, true] },
        { name: 'Run log and failure alerts', plans: [true, true, 'Also by phone'] },
        { name: 'Document reading with review screen', plans: [false, true, true] },
        { name: 'Approvals by chat and phone', plans: [false, true, true] },
        { name: 'A test copy for your own people', plans: [false, true, true] },
        { name: 'Language-model steps with test sets', plans: [false, false, true] },
        { name: 'Reporting database with daily checks', plans: [false, false, true] },
        { name: 'Role-based access and change log', plans: [false, false, true] },
      ],
    },
    {
      title: 'Who stands behind it',
      rows: [
        { name: 'Someone on call 24/7', plans: [true, true, true] },
        {
          name: 'Support',
          plans: [
            `Email, answer ${answerInWords}`,
            'Team chat and email, answer within 4 hours on working days',
            'Phone as well',
          ],
        },
        {
          name: 'Review',
          plans: [
            'One call each quarter',
            'Monthly, with figures',
            'Twice a month, with your engineer',
          ],
        },
      ],
    },
  ],
  enterprise: [
    {
      title: 'How much of it',
      rows: [
        { name: 'Engineer days a week', plans: ['Two', 'Three', 'Four', 'Sized to the program'] },
        {
          name: 'Scope',
          plans: [
            'Workflows without a fixed limit',
            'Workflows and integrations without a fixed limit',
            'Automation across all departments',
            'Sized to the program',
          ],
        },
        {
          name: 'Changes to live workflows',
          plans: [
            'Within one working day',
            'The same working day',
            false,
            'Service levels and penalties in the contract',
          ],
        },
      ],
    },
    {
      title: 'What it does',
      rows: [
        {
          name: 'Data',
          plans: [
            false,
            'Pipelines and a reporting database',
            'Warehouse and management dashboard',
            false,
          ],
        },
        {
          name: 'Where it runs',
          plans: [false, false, false, 'In your cloud or on your premises'],
        },
        {
          name: 'Security',
          plans: [
            false,
            false,
            'Security review and vendor questionnaires answered',
            'Single sign-on, your identity rules, audit rights and data-processing agreement',
          ],
        },
      ],
    },
    {
      title: 'Who stands behind it',
      rows: [
        {
          name: 'Your people with us',
          plans: [
            false,
            'Two named engineers, covering for each other',
            'Lead consultant in your management meetings, direct line to the engineer on call',
            false,
          ],
        },
        {
          name: 'Planning',
          plans: [
            'Backlog ranked with you, quarterly plan with expected savings',
            'Together, every two weeks',
            'Yearly savings target in the contract',
            false,
          ],
        },
        {
          name: 'What you take over',
          plans: [
            'Training for your own builders',
            false,
            false,
            'All work, by your own team, by a date',
          ],
        },
      ],
    },
  ],
}
