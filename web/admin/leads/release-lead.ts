import type { Lead } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import { useReleaseRecord } from '../records/release-record.ts'
import { leadKind } from './lead-queries.ts'

const releasing = {
  kind: leadKind,
  path: api.admin.leadRelease,
  said: ({ name }: Lead) => `${name} is now in the list of leads.`,
  failed: 'Failed to move the message. Please try again.',
}
export const useReleaseLead = () => useReleaseRecord(releasing)
