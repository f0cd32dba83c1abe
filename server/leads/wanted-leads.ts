import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { ListLeads } from '#shared/leads/schema.ts'
import type { Actor } from '../context.ts'
import type { Wanted } from '../db/keyset.ts'
import { leads } from '../db/schema.ts'
import { matchesSearchOrPhone, matchesWords } from '../db/search-text.ts'

/** Leads with these words in their name, e-mail or company, or with this phone number. */
export const isNamed = (words: string) => matchesSearchOrPhone(leads.searchText, words)

/** Which leads a list's filters and search ask for; `actor` is whose leads "mine" are. */
export const wantedLeads = (query: Partial<ListLeads>, actor?: Actor): Wanted => ({
  filter: and(
    isNull(leads.deletedAt),
    query.quarantined === 'true' ? isNotNull(leads.quarantine) : isNull(leads.quarantine),
    query.status && query.status !== 'all' ? eq(leads.status, query.status) : undefined,
    query.assigned === 'none' ? isNull(leads.assignedTo) : undefined,
    query.assigned === 'me' && actor?.kind === 'admin'
      ? eq(leads.assignedTo, actor.adminId)
      : undefined,
  ),
  search: query.q ? or(isNamed(query.q), matchesWords(leads.messageWords, query.q)) : undefined,
})
