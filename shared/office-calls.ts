import { api, segment } from './routes.ts'

/*
 * The calls of the back-office, by slice, besides those in routes.ts: that file is loaded by every page
 * of the public site, this one is not.
 */

const backupList = '/api/admin/backups'
const backup = (id: string) => `${backupList}/${segment(id)}`

export const backupCalls = {
  list: backupList,
  plan: `${backupList}/plan`,
  file: (id: string) => `${backup(id)}/file`,
  check: (id: string) => `${backup(id)}/check`,
  delete: (id: string) => `${backup(id)}/delete`,
}

/** They change, or export, many records at once. */
export const bulkCalls = {
  leadsBulk: '/api/admin/leads/bulk',
  leadsBulkExport: '/api/admin/leads/bulk/export.csv',
  peopleBulk: '/api/admin/people/bulk',
  peopleBulkExport: '/api/admin/people/bulk/export.csv',
  consultationsBulk: '/api/admin/consultations/bulk',
  consultationsBulkExport: '/api/admin/consultations/bulk/export.csv',
  submissionsBulk: '/api/admin/lead-magnet-submissions/bulk',
  submissionsBulkExport: '/api/admin/lead-magnet-submissions/bulk/export.csv',
} as const

/** Besides those that every list has. */
export const dealCalls = {
  board: `${api.admin.deals}/board`,
  restore: (id: string) => `${api.admin.deal(id)}/restore`,
}

const importList = '/api/admin/imports'
const oneImport = (id: string) => `${importList}/${segment(id)}`

/** Imports of people. */
export const importCalls = {
  list: importList,
  one: oneImport,
  mapping: (id: string) => `${oneImport(id)}/mapping`,
  preview: (id: string) => `${oneImport(id)}/preview`,
  run: (id: string) => `${oneImport(id)}/run`,
  stop: (id: string) => `${oneImport(id)}/stop`,
  revert: (id: string) => `${oneImport(id)}/revert`,
  refused: (id: string) => `${oneImport(id)}/refused.csv`,
}

/** The pages of the back-office: past imports, and one. */
export const importPage = {
  list: '/admin/people/imports',
  one: (id: string) => `/admin/people/imports/${segment(id)}`,
}

/** What leaves the machine. */
export const outboundCalls = { list: '/api/admin/outbound' } as const

/** Tags, people who look the same, and what has happened with a company's. */
export const peopleCalls = {
  companyTimeline: (id: string) => `${api.admin.company(id)}/timeline`,
  noteRestore: (id: string) => `${api.admin.note(id)}/restore`,
  tag: (id: string) => `/api/admin/tags/${segment(id)}`,
  tagMerge: (id: string) => `/api/admin/tags/${segment(id)}/merge`,
  duplicate: (one: string, other: string) =>
    `/api/admin/duplicates/${segment(one)}/${segment(other)}`,
}

/** Outside booking tools. */
export const webhookCalls = {
  /** Where the tool sends its events: the address to paste there. */
  receive: { calendly: '/api/webhooks/calendly', calcom: '/api/webhooks/calcom' },
  admin: {
    webhooks: '/api/admin/webhooks',
    webhook: (source: string) => `/api/admin/webhooks/${segment(source)}`,
  },
} as const
