/** The six platforms around the badge: two workflow platforms, two CRMs, team chat, office suite. */
export const platformIds = [
  'make',
  'zapier',
  'salesforce',
  'hubspot',
  'slack',
  'google-workspace',
] as const
export type PlatformId = (typeof platformIds)[number]

export type FlowDirection = 'bidirectional' | 'outgoing' | 'incoming'

/** What travels between this platform and `to`, seen from this platform. */
type IntegrationPath = {
  to: PlatformId
  dataTypes: readonly string[]
  frequency: string
  volume: string
  direction: FlowDirection
}

/** A node of the map (public-site.md §3, Platform node); its icon is the label of its name (web/site/marks). */
export type PlatformNode = {
  id: PlatformId
  name: string
  role: string
  /** In percent of the map: at which edge the node stands (0 or 100), and how far down its center is. */
  position: { x: number; y: number }
  /** Milliseconds before the node appears. */
  delay: number
  hasLabel: boolean
  connections: readonly PlatformId[]
  integrationPaths: readonly IntegrationPath[]
  capabilities: readonly string[]
  description: string
}

type PopupConnection = {
  target: PlatformId
  dataTypes: readonly string[]
  direction: FlowDirection
  latency: string
  frequency: string
}

/**
 * The detail popup of the team chat and of the two CRMs (public-site.md §3, Popup data), whose name and
 * icon are those of its node.
 */
export type PlatformPopup = {
  id: PlatformId
  connections: readonly PopupConnection[]
  capabilities: readonly string[]
  apiEndpoints: number
  /** Requests per month, abbreviated as shown: "2.5M". */
  monthlyVolume: string
}
