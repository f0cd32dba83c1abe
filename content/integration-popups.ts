import type { PlatformId, PlatformPopup } from './types/integration-map.ts'

/** Detail popups; figures of public-site.md §3 and latencies of §9. The other nodes have none. */
export const platformPopups: Partial<Record<PlatformId, PlatformPopup>> = {
  hubspot: {
    id: 'hubspot',
    connections: [
      {
        target: 'salesforce',
        dataTypes: ['Leads', 'Deal stages', 'Revenue'],
        direction: 'bidirectional',
        latency: '< 5 s',
        frequency: 'Real-time',
      },
      {
        target: 'zapier',
        dataTypes: ['Form entries', 'Contacts', 'Event sign-ups'],
        direction: 'bidirectional',
        latency: '< 10 s',
        frequency: 'Instant',
      },
      {
        target: 'slack',
        dataTypes: ['Campaign replies', 'Hot-lead notices'],
        direction: 'outgoing',
        latency: '< 2 s',
        frequency: 'Instant',
      },
      {
        target: 'google-workspace',
        dataTypes: ['Meetings', 'Email threads'],
        direction: 'bidirectional',
        latency: '< 60 s',
        frequency: 'Hourly',
      },
    ],
    capabilities: [
      'Lists built from behavior',
      'Sequences that stop on reply',
      'Lead scores with reasons',
      'Consent held in one place',
    ],
    apiEndpoints: 150,
    monthlyVolume: '2.5M',
  },
  salesforce: {
    id: 'salesforce',
    connections: [
      {
        target: 'hubspot',
        dataTypes: ['Leads', 'Deal stages', 'Revenue'],
        direction: 'bidirectional',
        latency: '< 5 s',
        frequency: 'Real-time',
      },
      {
        target: 'make',
        dataTypes: ['Accounts', 'Orders', 'Quotes'],
        direction: 'bidirectional',
        latency: '< 30 s',
        frequency: 'Every 5 minutes',
      },
      {
        target: 'slack',
        dataTypes: ['Deal alerts', 'Discount approvals'],
        direction: 'bidirectional',
        latency: '< 2 s',
        frequency: 'Real-time',
      },
    ],
    capabilities: [
      'Territory and product routing',
      'Stages moved by evidence',
      'Quote and renewal automation',
      'Forecast with error tracking',
    ],
    apiEndpoints: 300,
    monthlyVolume: '5.2M',
  },
  slack: {
    id: 'slack',
    connections: [
      {
        target: 'salesforce',
        dataTypes: ['Deal alerts', 'Discount approvals'],
        direction: 'bidirectional',
        latency: '< 2 s',
        frequency: 'Real-time',
      },
      {
        target: 'hubspot',
        dataTypes: ['Campaign replies', 'Hot-lead notices'],
        direction: 'incoming',
        latency: '< 2 s',
        frequency: 'Instant',
      },
      {
        target: 'make',
        dataTypes: ['Alerts', 'Approval requests'],
        direction: 'incoming',
        latency: '< 3 s',
        frequency: 'Event-driven',
      },
      {
        target: 'zapier',
        dataTypes: ['New lead notices', 'Daily digests'],
        direction: 'incoming',
        latency: '< 15 s',
        frequency: 'Instant',
      },
    ],
    capabilities: [
      'Approvals answered in a message',
      'Alerts to the person on duty',
      'Digests instead of noise',
      'Thread history kept with the record',
    ],
    apiEndpoints: 75,
    monthlyVolume: '1.8M',
  },
}
