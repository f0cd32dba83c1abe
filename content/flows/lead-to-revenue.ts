import type { IntegrationFlow } from '../types/flow.ts'

export const leadToRevenue = {
  id: 'lead-to-revenue',
  name: 'Lead to revenue',
  description: 'From the first form to the paid invoice, with every promise carried along.',
  color: 'thread',
  tools: [
    {
      id: 'form',
      name: 'Website form',
      category: 'Capture',
      action: 'Receives an inquiry',
      description:
        'A request for a quote arrives with the page it came from. It is checked for typing errors and duplicates before anything else sees it.',
      dataFlow: {
        receives: ['Name, email, phone', 'Free text', 'Page and campaign'],
        sends: ['A checked contact', 'The request as written'],
        triggers: ['Contact created or updated', 'Acknowledgement within a minute'],
      },
      integrations: ['HubSpot', 'Google Workspace'],
    },
    {
      id: 'hubspot',
      name: 'HubSpot',
      category: 'Marketing CRM',
      action: 'Scores and qualifies',
      description:
        'Company facts and past visits are added. Above 70 points, or with the word “urgent”, the contact goes to sales; below, it enters a short sequence.',
      dataFlow: {
        receives: ['Contact', 'Visits and downloads', 'Consent'],
        sends: ['Qualified lead with reasons', 'Campaign source'],
        triggers: ['Hand-over at 70 points', 'Sequence below 70 points'],
      },
      integrations: ['Salesforce', 'Slack', 'Zapier'],
    },
    {
      id: 'salesforce',
      name: 'Salesforce',
      category: 'Sales CRM',
      action: 'Opens and routes the deal',
      description:
        'Territory, product and workload choose the owner. The deal starts with a next step and a date, and may not lose either until it is closed.',
      dataFlow: {
        receives: ['Qualified lead', 'Company history'],
        sends: ['Deal with owner', 'Line items for the quote'],
        triggers: ['Owner told in chat', 'Quote draft from the price list'],
      },
      integrations: ['HubSpot', 'Slack', 'QuickBooks', 'DocuSign'],
    },
    {
      id: 'slack',
      name: 'Slack',
      category: 'Team chat',
      action: 'Asks for approval',
      description:
        'Discounts above 8 percent need a yes. The manager gets the margin, the history and two buttons, and answers from wherever they are.',
      dataFlow: {
        receives: ['Quote, margin, discount', 'Customer history'],
        sends: ['Decision with name and time'],
        triggers: ['Quote released or returned', 'Reminder after two hours'],
      },
      integrations: ['Salesforce', 'Make'],
    },
    {
      id: 'docusign',
      name: 'DocuSign',
      category: 'Signature',
      action: 'Collects the signature',
      description:
        'The approved quote goes out for signature with the right terms attached. Opened but unsigned after three days becomes a call task.',
      dataFlow: {
        receives: ['Approved quote', 'Signer and terms'],
        sends: ['Signed contract', 'Viewed and declined events'],
        triggers: ['Deal won', 'Job and folder created'],
      },
      integrations: ['Salesforce', 'Google Workspace'],
    },
    {
      id: 'quickbooks',
      name: 'QuickBooks',
      category: 'Accounting',
      action: 'Invoices and matches the payment',
      description:
        'The deposit invoice leaves the same hour, the final one on completion. Payments are matched and shown on the deal, so sales knows who has paid.',
      dataFlow: {
        receives: ['Contract lines', 'Completion date'],
        sends: ['Invoices', 'Payment status'],
        triggers: ['Reminders on day 3, 10 and 20', 'Deal marked as paid'],
      },
      integrations: ['Salesforce', 'Stripe', 'Slack'],
    },
  ],
} as const satisfies IntegrationFlow
