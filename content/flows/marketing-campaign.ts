import type { IntegrationFlow } from '../types/flow.ts'

export const marketingCampaign = {
  id: 'marketing-campaign',
  name: 'Marketing campaign',
  description: 'A campaign that builds its own list, stops when it should and reports to revenue.',
  color: 'violet',
  tools: [
    {
      id: 'brief',
      name: 'Google Workspace',
      category: 'Planning sheet',
      action: 'Holds the brief',
      description:
        'One row per campaign: audience, offer, dates, budget and what would count as success. Approval in the sheet starts the rest.',
      dataFlow: {
        receives: ['Audience and offer', 'Dates and budget'],
        sends: ['Approved campaign'],
        triggers: ['List built on approval'],
      },
      integrations: ['HubSpot', 'Make'],
    },
    {
      id: 'hubspot',
      name: 'HubSpot',
      category: 'Marketing CRM',
      action: 'Builds the audience',
      description:
        'The list is built from purchases and visits. People without consent, with an open complaint or already written to this week are left out, and counted.',
      dataFlow: {
        receives: ['Rules of the audience', 'Consent and history'],
        sends: ['Final list', 'Left-out count by reason'],
        triggers: ['Test send to the team'],
      },
      integrations: ['Salesforce', 'Shopify', 'Mailchimp'],
    },
    {
      id: 'mailchimp',
      name: 'Mailchimp',
      category: 'Sending',
      action: 'Sends in waves',
      description:
        'A tenth goes first. If bounces or complaints pass the limit, the rest waits for a person. A reply takes its writer out of the sequence.',
      dataFlow: {
        receives: ['Approved text', 'List'],
        sends: ['Deliveries, clicks, replies'],
        triggers: ['Stop on reply', 'Pause at 0.1% complaints'],
      },
      integrations: ['HubSpot', 'Zapier'],
    },
    {
      id: 'salesforce',
      name: 'Salesforce',
      category: 'Sales CRM',
      action: 'Picks up the interested',
      description:
        'Replies and repeat visits become tasks for the account’s owner, with the message that prompted them.',
      dataFlow: {
        receives: ['Replies', 'Repeat visits'],
        sends: ['Meetings and deals'],
        triggers: ['Task for the owner within five minutes'],
      },
      integrations: ['HubSpot', 'Slack'],
    },
    {
      id: 'report',
      name: 'Campaign report',
      category: 'Reporting',
      action: 'Reports to revenue',
      description:
        'Cost, meetings, orders and margin per campaign in one table each Monday, with last year’s beside it.',
      dataFlow: {
        receives: ['Spend', 'Deals and paid invoices'],
        sends: ['Cost per order', 'Margin per campaign'],
        triggers: ['Note to the team on Monday at 8'],
      },
      integrations: ['Google Workspace', 'Slack', 'QuickBooks'],
    },
  ],
} as const satisfies IntegrationFlow
