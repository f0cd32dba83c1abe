/** What the shuttle of the home page carries: a record and where it goes, and the dye of its row. */
export const loomRecords = [
  { label: 'Invoice 4471 → QuickBooks', dye: 'thread' },
  { label: 'Lead 1182 → Salesforce', dye: 'indigo' },
  { label: 'Order 9034 → Make', dye: 'thread' },
  { label: 'Ticket 608 → Slack', dye: 'ink' },
  { label: 'Form entry 77 → HubSpot', dye: 'thread' },
  { label: 'Sheet row 212 → Google Workspace', dye: 'weld' },
  { label: 'Quote 3310 → Salesforce', dye: 'thread' },
  { label: 'Approval 59 → Slack', dye: 'indigo' },
  { label: 'Sign-up 846 → Zapier', dye: 'thread' },
] as const
