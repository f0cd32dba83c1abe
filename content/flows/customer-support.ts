import type { IntegrationFlow } from '../types/flow.ts'

export const customerSupport = {
  id: 'customer-support',
  name: 'Customer support',
  description: 'A question is read, answered or placed on the right desk, and never asked twice.',
  color: 'blue',
  tools: [
    {
      id: 'mail',
      name: 'Google Workspace',
      category: 'Shared mailbox',
      action: 'Takes in the message',
      description:
        'Mail to support@ is taken in with its attachments. Replies join their ticket, newsletters and bounces are set aside.',
      dataFlow: {
        receives: ['Mail and attachments', 'Thread references'],
        sends: ['A clean message', 'Sender and thread'],
        triggers: ['Ticket opened or reopened'],
      },
      integrations: ['Zendesk', 'Make'],
    },
    {
      id: 'model',
      name: 'Language model',
      category: 'Reading',
      action: 'Sorts and drafts',
      description:
        'Personal data is masked, then subject, urgency and language are read and a reply is drafted from approved sources. Unsure cases are marked unsure.',
      dataFlow: {
        receives: ['Masked message', 'Policies and past answers'],
        sends: ['Subject, urgency, language', 'Draft with sources'],
        triggers: ['Straight to a person below 80% confidence'],
      },
      integrations: ['Zendesk', 'Make'],
    },
    {
      id: 'zendesk',
      name: 'Zendesk',
      category: 'Help desk',
      action: 'Shows it to the right agent',
      description:
        'The ticket opens with order, contract and draft beside it. The agent corrects and sends; the correction is counted.',
      dataFlow: {
        receives: ['Sorted message', 'Draft', 'Customer facts'],
        sends: ['Reply', 'Corrections', 'Solved or escalated'],
        triggers: ['Warning 30 minutes before the promised time'],
      },
      integrations: ['Salesforce', 'Slack', 'Shopify'],
    },
    {
      id: 'salesforce',
      name: 'Salesforce',
      category: 'Sales CRM',
      action: 'Adds the history',
      description:
        'Contract, open invoices and past complaints are looked up. A key account with a third complaint in a month goes to its manager as well.',
      dataFlow: {
        receives: ['Sender and company'],
        sends: ['Contract and service level', 'Open points'],
        triggers: ['Account manager told on the third complaint'],
      },
      integrations: ['Zendesk', 'QuickBooks'],
    },
    {
      id: 'slack',
      name: 'Slack',
      category: 'Team chat',
      action: 'Calls for help',
      description:
        'Safety words, outages and threats to leave reach the person on duty at once, with a summary and a link. Everything else waits in the queue, where it belongs.',
      dataFlow: {
        receives: ['Urgent tickets', 'Late warnings'],
        sends: ['Who took it, and when'],
        triggers: ['Second person called after ten minutes'],
      },
      integrations: ['Zendesk', 'Salesforce'],
    },
  ],
} as const satisfies IntegrationFlow
