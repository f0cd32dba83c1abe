/**
 * Every page and API path of the product, in one place (house-style rule 1).
 *
 * `page` holds the public pages, `adminPage` the back-office, `api` the server's calls. Entries
 * that take a parameter are builders; they encode what they are given.
 */

// A router's own parameter (`:id`) stands as it is, so that the builders also name the routes.
const segment = (value: string) => (value.startsWith(':') ? value : encodeURIComponent(value))

/** Public pages (public-site.md §2 and admin-back-office.md §2, route table). */
export const page = {
  home: '/',
  services: '/services',
  service: (slug: string) => `/services/${segment(slug)}`,
  industries: '/industries',
  industry: (slug: string) => `/industries/${segment(slug)}`,
  resources: '/resources',
  subscribed: '/resources/subscribed',
  about: '/about',
  pricing: '/pricing',
  caseStudies: '/case-studies',
  /** One story on the page of all. */
  caseStudy: (id: string) => `/case-studies#${segment(id)}`,
  contact: '/contact',
  contactSent: '/contact/sent',
  leadMagnets: '/lead-magnets',
  checklist: '/automation-readiness-checklist',
  templates: '/industry-templates',
  audit: '/efficiency-audit',
  roiCalculator: '/roi-calculator',
  schedule: '/schedule',
  callRequested: '/schedule/requested',
  terms: '/terms',
  privacy: '/privacy',
} as const

/**
 * The demos of the home page as plain reading: what a visitor without script follows, and where the
 * demos fetch what a first look does not need. Kept out of search results.
 */
export const demoSheet = {
  flows: '/demos/integration-flows',
  scenarios: '/demos/industry-scenarios',
  platforms: '/demos/platforms',
} as const

/** Back-office pages (admin-back-office.md §2). */
export const adminPage = {
  dashboard: '/admin',
  login: '/admin/login',
  register: '/admin/register',
  registerWith: (invitation: string) => `/admin/register?invitation=${segment(invitation)}`,
  leads: '/admin/leads',
  consultations: '/admin/consultations',
  leadMagnets: '/admin/lead-magnets',
  newsletter: '/admin/newsletter',
  settings: '/admin/settings',
} as const

/** Calls of the server (public-site.md §7, admin-back-office.md §7). */
export const api = {
  leads: '/api/leads',
  consultationRequests: '/api/consultation-requests',
  leadMagnetSubmissions: '/api/lead-magnet-submissions',
  sendChecklist: '/api/send-checklist',
  sendAuditReport: '/api/send-audit-report',
  auditReport: '/api/audit-report',
  subscribe: '/api/newsletter/subscribe',
  scheduling: '/api/scheduling',
  health: '/api/health',
  ready: '/api/ready',
  docs: '/api/docs',
  admin: {
    login: '/api/admin/login',
    register: '/api/admin/register',
    logout: '/api/admin/logout',
    me: '/api/admin/me',
    invitations: '/api/admin/invitations',
    events: '/api/admin/events',
    notifications: '/api/admin/notifications',
    notificationsRead: '/api/admin/notifications/read',
    leads: '/api/admin/leads',
    leadCounts: '/api/admin/leads/counts',
    lead: (id: string) => `/api/admin/leads/${segment(id)}`,
    leadStatus: (id: string) => `/api/admin/leads/${segment(id)}/status`,
    leadRestore: (id: string) => `/api/admin/leads/${segment(id)}/restore`,
    leadRelease: (id: string) => `/api/admin/leads/${segment(id)}/release`,
    leadsExport: '/api/admin/leads/export.csv',
    consultations: '/api/admin/consultation-requests',
    consultationCounts: '/api/admin/consultations/counts',
    consultationsExport: '/api/admin/consultations/export.csv',
    consultation: (id: string) => `/api/admin/consultations/${segment(id)}`,
    consultationStatus: (id: string) => `/api/admin/consultations/${segment(id)}/status`,
    consultationRestore: (id: string) => `/api/admin/consultations/${segment(id)}/restore`,
    submissions: '/api/admin/lead-magnet-submissions',
    submissionCounts: '/api/admin/lead-magnet-submissions/counts',
    submissionsExport: '/api/admin/lead-magnet-submissions/export.csv',
    submission: (id: string) => `/api/admin/lead-magnet-submissions/${segment(id)}`,
    submissionRestore: (id: string) => `/api/admin/lead-magnet-submissions/${segment(id)}/restore`,
    subscribers: '/api/admin/newsletter',
    subscribersExport: '/api/admin/newsletter/export.csv',
    subscriber: (id: string) => `/api/admin/newsletter/${segment(id)}`,
  },
} as const

export const metricsPath = '/metrics'

/** Every service slug that a list, a menu or the footer names; each has a detail page (design.md §4). */
export const serviceSlugs = [
  'workflow-automation',
  'ai-chatbots',
  'data-integration',
  'marketing-automation',
  'sales-automation',
  'document-automation',
  'financial-automation',
  'hr-automation',
  'ecommerce-automation',
  'crm-automation',
  'ai-integration',
  'data-pipeline',
  'customer-service-ai',
  'data-processing',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]

/** Industry slugs (public-site.md §2, /industries/{industry}). */
export const industrySlugs = [
  'healthcare',
  'ecommerce',
  'manufacturing',
  'finance',
  'real-estate',
  'education',
  'logistics',
  'professional-services',
] as const

export type IndustrySlug = (typeof industrySlugs)[number]
