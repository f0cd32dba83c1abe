/**
 * The calls that change, or export, many records at once. Apart from the other routes, which every page
 * of the public site loads.
 */
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
