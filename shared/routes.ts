/**
 * Every page and API path of the product, in one place (house-style rule 1).
 *
 * `page` holds the public pages, `adminPage` the back-office, `api` the server's calls. Entries
 * that take a parameter are builders; they encode what they are given.
 */

// A router's own parameter (`:id`) stands as it is, so that the builders also name the routes.
export const segment = (value: string) =>
  value.startsWith(':') ? value : encodeURIComponent(value)

/** Stands in the built site for the public address, which the server puts in as it starts (decision 019). */
export const placeholderOrigin = 'https://public-url.invalid'

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
  auditSample: '/efficiency-audit/sample',
  roiCalculator: '/roi-calculator',
  schedule: '/schedule',
  callRequested: '/schedule/requested',
  terms: '/terms',
  privacy: '/privacy',
  security: '/security',
} as const

/** What a visitor may come about: a page's call to action says it in the address of its form. */
export type Topic = {
  readonly kind: 'plan' | 'service' | 'industry' | 'template' | 'tool'
  readonly id: string
}

/** The address of a form with what the visitor comes about: `/contact?plan=growth`. */
export const withTopic = (path: string, { kind, id }: Topic): string =>
  `${path}?${new URLSearchParams({ [kind]: id })}`

/** The part of a receipt's address, such as `/contact/sent#mail-held`, that shows its note on held mail. */
export const heldReceiptAnchor = 'mail-held'

/**
 * The demos of the home page as plain reading: what a visitor without script follows, and where the
 * demos fetch what a first look does not need. Kept out of search results.
 */
export const demoPage = {
  flows: '/demos/integration-flows',
  scenarios: '/demos/industry-scenarios',
  platforms: '/demos/platforms',
} as const

/** What the runs of the industry demo write (content/demos/records.ts), as JSON for the demo itself. */
export const jobRecordsPath = '/demos/records.json'

/** Where the links of the newsletter's mails lead: pages the server makes, one for each receiver. */
export const subscriptionPage = {
  confirm: '/newsletter/confirm',
  confirmWith: (token: string) => `/newsletter/confirm?token=${segment(token)}`,
  unsubscribe: '/newsletter/unsubscribe',
  unsubscribeWith: (token: string) => `/newsletter/unsubscribe?token=${segment(token)}`,
} as const

/** Back-office pages (admin-back-office.md §2). */
export const adminPage = {
  dashboard: '/admin',
  /** What there is to do: "My day" (relationship.md §2). */
  today: '/admin/today',
  login: '/admin/login',
  register: '/admin/register',
  forgotPassword: '/admin/forgot-password',
  resetPassword: '/admin/reset-password',
  resetPasswordWith: (token: string) => `/admin/reset-password?token=${segment(token)}`,
  confirmEmail: '/admin/confirm-email',
  confirmEmailWith: (token: string) => `/admin/confirm-email?token=${segment(token)}`,
  registerWith: (invitation: string) => `/admin/register?invitation=${segment(invitation)}`,
  leads: '/admin/leads',
  /** The list with the details of one record open, as for the other kinds below. */
  lead: (id: string) => `/admin/leads?lead=${segment(id)}`,
  consultations: '/admin/consultations',
  consultation: (id: string) => `/admin/consultations?consultation=${segment(id)}`,
  leadMagnets: '/admin/lead-magnets',
  submission: (id: string) => `/admin/lead-magnets?submission=${segment(id)}`,
  newsletter: '/admin/newsletter',
  /** The list with one address found: a subscriber has no details to open. */
  subscriber: (email: string) => `/admin/newsletter?${new URLSearchParams({ q: email })}`,
  people: '/admin/people',
  duplicates: '/admin/people/duplicates',
  person: (id: string) => `/admin/people/${segment(id)}`,
  companies: '/admin/companies',
  company: (id: string) => `/admin/companies/${segment(id)}`,
  deals: '/admin/deals',
  deal: (id: string) => `/admin/deals?deal=${segment(id)}`,
  history: '/admin/history',
  outbox: '/admin/outbox',
  outboxHeld: '/admin/outbox?state=held',
  /** The outbox with one message open. */
  outboxEmail: (id: string) => `/admin/outbox?message=${segment(id)}`,
  settings: '/admin/settings',
} as const

/** A piece of the product as a picture, drawn at build (web/admin/fragments, web/site/resources). */
export const fragmentPath = (name: string): string => `/fragments/${name}.svg`

/** Calls of the server (public-site.md §7, admin-back-office.md §7). */
export const api = {
  leads: '/api/leads',
  consultationRequests: '/api/consultation-requests',
  leadMagnetSubmissions: '/api/lead-magnet-submissions',
  sendChecklist: '/api/send-checklist',
  sendAuditReport: '/api/send-audit-report',
  auditReport: '/api/audit-report',
  checklistDocument: '/api/readiness-checklist',
  templateDocument: (id: string) => `/api/industry-templates/${segment(id)}`,
  subscribe: '/api/newsletter/subscribe',
  scheduling: '/api/scheduling',
  health: '/api/health',
  ready: '/api/ready',
  docs: '/api/docs',
  admin: {
    login: '/api/admin/login',
    register: '/api/admin/register',
    logout: '/api/admin/logout',
    passwordReset: '/api/admin/password-reset',
    passwordResetConfirm: '/api/admin/password-reset/confirm',
    me: '/api/admin/me',
    account: '/api/admin/account',
    accountEmail: '/api/admin/account/email',
    accountEmailSend: '/api/admin/account/email/send',
    emailChangeConfirm: '/api/admin/email-change/confirm',
    accountNotifications: '/api/admin/account/notifications',
    accountPassword: '/api/admin/account/password',
    sessions: '/api/admin/account/sessions',
    session: (id: string) => `/api/admin/account/sessions/${segment(id)}`,
    twoFactorStart: '/api/admin/account/two-factor/start',
    twoFactorOn: '/api/admin/account/two-factor/on',
    twoFactorOff: '/api/admin/account/two-factor/off',
    backupCodes: '/api/admin/account/two-factor/backup-codes',
    invitations: '/api/admin/invitations',
    invitation: (id: string) => `/api/admin/invitations/${segment(id)}`,
    team: '/api/admin/team',
    teamMembers: '/api/admin/team/members',
    memberDeactivate: (id: string) => `/api/admin/team/${segment(id)}/deactivate`,
    memberReactivate: (id: string) => `/api/admin/team/${segment(id)}/reactivate`,
    memberTwoFactorReset: (id: string) => `/api/admin/team/${segment(id)}/two-factor/reset`,
    events: '/api/admin/events',
    notifications: '/api/admin/notifications',
    notificationsRead: '/api/admin/notifications/read',
    notificationRead: (id: string) => `/api/admin/notifications/${segment(id)}/read`,
    search: '/api/admin/search',
    overview: '/api/admin/overview',
    today: '/api/admin/today',
    dashboard: {
      agenda: '/api/admin/dashboard/agenda',
      origins: '/api/admin/dashboard/origins',
      leads: '/api/admin/dashboard/leads',
      consultations: '/api/admin/dashboard/consultations',
      leadMagnets: '/api/admin/dashboard/lead-magnets',
    },
    leads: '/api/admin/leads',
    leadCounts: '/api/admin/leads/counts',
    lead: (id: string) => `/api/admin/leads/${segment(id)}`,
    leadStatus: (id: string) => `/api/admin/leads/${segment(id)}/status`,
    leadRestore: (id: string) => `/api/admin/leads/${segment(id)}/restore`,
    leadRelease: (id: string) => `/api/admin/leads/${segment(id)}/release`,
    leadsExport: '/api/admin/leads/export.csv',
    consultations: '/api/admin/consultation-requests',
    consultationsKnown: '/api/admin/consultations/known',
    consultationCounts: '/api/admin/consultations/counts',
    consultationsExport: '/api/admin/consultations/export.csv',
    consultation: (id: string) => `/api/admin/consultations/${segment(id)}`,
    consultationStatus: (id: string) => `/api/admin/consultations/${segment(id)}/status`,
    consultationRestore: (id: string) => `/api/admin/consultations/${segment(id)}/restore`,
    consultationRelease: (id: string) => `/api/admin/consultations/${segment(id)}/release`,
    submissions: '/api/admin/lead-magnet-submissions',
    submissionCounts: '/api/admin/lead-magnet-submissions/counts',
    submissionsExport: '/api/admin/lead-magnet-submissions/export.csv',
    submission: (id: string) => `/api/admin/lead-magnet-submissions/${segment(id)}`,
    submissionDocument: (id: string) =>
      `/api/admin/lead-magnet-submissions/${segment(id)}/document`,
    submissionRestore: (id: string) => `/api/admin/lead-magnet-submissions/${segment(id)}/restore`,
    system: '/api/admin/system',
    setupChecklist: '/api/admin/production',
    people: '/api/admin/people',
    person: (id: string) => `/api/admin/people/${segment(id)}`,
    personMerge: (id: string) => `/api/admin/people/${segment(id)}/merge`,
    duplicates: '/api/admin/duplicates',
    personTimeline: (id: string) => `/api/admin/people/${segment(id)}/timeline`,
    personNotes: (id: string) => `/api/admin/people/${segment(id)}/notes`,
    personTasks: (id: string) => `/api/admin/people/${segment(id)}/tasks`,
    note: (id: string) => `/api/admin/notes/${segment(id)}`,
    tasks: '/api/admin/tasks',
    task: (id: string) => `/api/admin/tasks/${segment(id)}`,
    companies: '/api/admin/companies',
    company: (id: string) => `/api/admin/companies/${segment(id)}`,
    tags: '/api/admin/tags',
    deals: '/api/admin/deals',
    deal: (id: string) => `/api/admin/deals/${segment(id)}`,
    origins: '/api/admin/origins',
    views: '/api/admin/views',
    view: (id: string) => `/api/admin/views/${segment(id)}`,
    changes: '/api/admin/changes',
    changeUndo: (id: string) => `/api/admin/changes/${segment(id)}/undo`,
    changeRedo: (id: string) => `/api/admin/changes/${segment(id)}/redo`,
    privacy: {
      holdings: '/api/admin/privacy/holdings',
      export: '/api/admin/privacy/export',
      erase: '/api/admin/privacy/erase',
      retention: '/api/admin/privacy/retention',
    },
    subscribers: '/api/admin/newsletter',
    subscriberCounts: '/api/admin/newsletter/counts',
    subscribersExport: '/api/admin/newsletter/export.csv',
    subscriber: (id: string) => `/api/admin/newsletter/${segment(id)}`,
    emails: '/api/admin/messages',
    emailCounts: '/api/admin/messages/counts',
    emailsExport: '/api/admin/messages/export.csv',
    emailsRelease: '/api/admin/messages/release',
    emailTest: '/api/admin/messages/test',
    email: (id: string) => `/api/admin/messages/${segment(id)}`,
    emailSend: (id: string) => `/api/admin/messages/${segment(id)}/send`,
    emailCancel: (id: string) => `/api/admin/messages/${segment(id)}/cancel`,
    emailFile: (id: string) => `/api/admin/messages/${segment(id)}/file`,
  },
} as const

export const metricsPath = '/metrics'

/** Where who finds a weakness looks first (RFC 9116), and what we say of it in words. */
export const securityTxtPath = '/.well-known/security.txt'
export const securityPolicyPath = `${page.privacy}#security`

/** The empty document in which the outbox shows a message. */
export const emailFramePath = '/api/message-frame'

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
