import type { PlatformId, PlatformNode } from './types/integration-map.ts'

export const integrationMapSection = {
  label: 'How six common platforms are connected',
  hint: 'Choose a platform to see what it exchanges.',
} as const

/** The six nodes, clockwise from the top left. Both ends of a connection describe it alike. */
export const platformNodes: readonly PlatformNode[] = [
  {
    id: 'make',
    name: 'Make',
    role: 'Workflow platform',
    position: { x: 0, y: 0 },
    delay: 0,
    hasLabel: true,
    connections: ['salesforce', 'slack', 'google-workspace'],
    integrationPaths: [
      {
        to: 'salesforce',
        dataTypes: ['Accounts', 'Orders', 'Quotes'],
        frequency: 'Every 5 minutes',
        volume: '10K+ records/day',
        direction: 'bidirectional',
      },
      {
        to: 'google-workspace',
        dataTypes: ['Sheets rows', 'Documents', 'Calendar events'],
        frequency: 'Every 15 minutes',
        volume: '4K+ files/day',
        direction: 'bidirectional',
      },
      {
        to: 'slack',
        dataTypes: ['Alerts', 'Approval requests'],
        frequency: 'Event-driven',
        volume: '1K+ messages/day',
        direction: 'outgoing',
      },
    ],
    capabilities: [
      'Branching scenarios with error routes',
      'Data reshaping between formats',
      'Scheduled and instant triggers',
    ],
    description:
      'For jobs with branches: it reads a record, decides by rule, and writes to several systems with a route for every failure.',
  },
  {
    id: 'zapier',
    name: 'Zapier',
    role: 'Workflow platform',
    position: { x: 100, y: 0 },
    delay: 150,
    hasLabel: true,
    connections: ['hubspot', 'slack', 'google-workspace'],
    integrationPaths: [
      {
        to: 'hubspot',
        dataTypes: ['Form entries', 'Contacts', 'Event sign-ups'],
        frequency: 'Instant',
        volume: '6K+ records/day',
        direction: 'bidirectional',
      },
      {
        to: 'google-workspace',
        dataTypes: ['Sheets rows', 'Mail attachments'],
        frequency: 'Every 10 minutes',
        volume: '3K+ items/day',
        direction: 'incoming',
      },
      {
        to: 'slack',
        dataTypes: ['New lead notices', 'Daily digests'],
        frequency: 'Instant',
        volume: '900+ messages/day',
        direction: 'outgoing',
      },
    ],
    capabilities: [
      'Quick links between two apps',
      'Thousands of ready connectors',
      'Filters and simple paths',
    ],
    description:
      'For short, dependable links: a form becomes a contact, a payment becomes a message, without a project.',
  },
  {
    id: 'salesforce',
    name: 'Salesforce',
    role: 'Sales CRM',
    position: { x: 100, y: 50 },
    delay: 300,
    hasLabel: true,
    connections: ['hubspot', 'make', 'slack'],
    integrationPaths: [
      {
        to: 'hubspot',
        dataTypes: ['Leads', 'Deal stages', 'Revenue'],
        frequency: 'Real-time',
        volume: '15K+ records/day',
        direction: 'bidirectional',
      },
      {
        to: 'make',
        dataTypes: ['Accounts', 'Orders', 'Quotes'],
        frequency: 'Every 5 minutes',
        volume: '10K+ records/day',
        direction: 'bidirectional',
      },
      {
        to: 'slack',
        dataTypes: ['Deal alerts', 'Discount approvals'],
        frequency: 'Real-time',
        volume: '2K+ messages/day',
        direction: 'bidirectional',
      },
    ],
    capabilities: [
      'Pipeline stages moved by evidence',
      'Territory and product routing',
      'Quote and renewal automation',
      'Forecast with error tracking',
    ],
    description:
      'The record of who buys what. It owns accounts and deals; every other system asks it, and it is told when something changes.',
  },
  {
    id: 'google-workspace',
    name: 'Google Workspace',
    role: 'Office suite',
    position: { x: 100, y: 100 },
    delay: 450,
    hasLabel: false,
    connections: ['make', 'zapier', 'hubspot'],
    integrationPaths: [
      {
        to: 'make',
        dataTypes: ['Sheets rows', 'Documents', 'Calendar events'],
        frequency: 'Every 15 minutes',
        volume: '4K+ files/day',
        direction: 'bidirectional',
      },
      {
        to: 'zapier',
        dataTypes: ['Sheets rows', 'Mail attachments'],
        frequency: 'Every 10 minutes',
        volume: '3K+ items/day',
        direction: 'outgoing',
      },
      {
        to: 'hubspot',
        dataTypes: ['Meetings', 'Email threads'],
        frequency: 'Hourly',
        volume: '5K+ events/day',
        direction: 'bidirectional',
      },
    ],
    capabilities: [
      'Mail and calendar as triggers',
      'Documents filled from templates',
      'Shared drives filed by rule',
    ],
    description:
      'Mail, calendar and files. Much work begins here as a message and ends here as a signed document in the right folder.',
  },
  {
    id: 'slack',
    name: 'Slack',
    role: 'Team chat',
    position: { x: 0, y: 100 },
    delay: 600,
    hasLabel: false,
    connections: ['salesforce', 'hubspot', 'make', 'zapier'],
    integrationPaths: [
      {
        to: 'salesforce',
        dataTypes: ['Deal alerts', 'Discount approvals'],
        frequency: 'Real-time',
        volume: '2K+ messages/day',
        direction: 'bidirectional',
      },
      {
        to: 'hubspot',
        dataTypes: ['Campaign replies', 'Hot-lead notices'],
        frequency: 'Instant',
        volume: '1.5K+ messages/day',
        direction: 'incoming',
      },
      {
        to: 'make',
        dataTypes: ['Alerts', 'Approval requests'],
        frequency: 'Event-driven',
        volume: '1K+ messages/day',
        direction: 'incoming',
      },
      {
        to: 'zapier',
        dataTypes: ['New lead notices', 'Daily digests'],
        frequency: 'Instant',
        volume: '900+ messages/day',
        direction: 'incoming',
      },
    ],
    capabilities: [
      'Approvals answered in a message',
      'Alerts to the person on duty',
      'Digests instead of noise',
    ],
    description:
      'Where people are asked. Approvals and exceptions arrive as one message with the facts and two buttons.',
  },
  {
    id: 'hubspot',
    name: 'HubSpot',
    role: 'Marketing CRM',
    position: { x: 0, y: 50 },
    delay: 750,
    hasLabel: true,
    connections: ['salesforce', 'zapier', 'slack', 'google-workspace'],
    integrationPaths: [
      {
        to: 'salesforce',
        dataTypes: ['Leads', 'Deal stages', 'Revenue'],
        frequency: 'Real-time',
        volume: '15K+ records/day',
        direction: 'bidirectional',
      },
      {
        to: 'zapier',
        dataTypes: ['Form entries', 'Contacts', 'Event sign-ups'],
        frequency: 'Instant',
        volume: '6K+ records/day',
        direction: 'bidirectional',
      },
      {
        to: 'google-workspace',
        dataTypes: ['Meetings', 'Email threads'],
        frequency: 'Hourly',
        volume: '5K+ events/day',
        direction: 'bidirectional',
      },
      {
        to: 'slack',
        dataTypes: ['Campaign replies', 'Hot-lead notices'],
        frequency: 'Instant',
        volume: '1.5K+ messages/day',
        direction: 'outgoing',
      },
    ],
    capabilities: [
      'Lists built from behavior',
      'Sequences that stop on reply',
      'Consent held in one place',
      'Campaign cost to revenue',
    ],
    description:
      'The record of who is interested. It owns consent and campaigns and hands a contact to sales with the reasons written down.',
  },
]

/** The name of a platform; every id has a node (content.test.ts). */
export function platformName(id: PlatformId): string {
  return platformNodes.find((node) => node.id === id)?.name ?? id
}
