import { getTableColumns } from 'drizzle-orm'
import type { Keyset } from '../db/keyset.ts'
import type { RecordKind } from '../db/records.ts'
import { leads } from '../db/schema.ts'
import { byInstant, byOptionalText, byText } from '../db/sort-keys.ts'
import { forgetCounts } from './count-leads.ts'
import type { ListedLead } from './presenter.ts'

/** Leads as records that people edit together. */
export const leadRecords = {
  table: leads,
  noun: 'lead',
  topic: 'leads',
  forget: forgetCounts,
} satisfies RecordKind<typeof leads>

const { searchText, messageWords, ...columns } = getTableColumns(leads)

/** What leads can be sorted by; each is the leading column of an index in db/schema.ts. */
export const leadKeyset: Keyset<ListedLead, 'createdAt' | 'name' | 'email' | 'company'> = {
  table: leads,
  columns,
  keys: {
    createdAt: byInstant(leads.createdAt, (row) => row.createdAt),
    name: byText(leads.name, (row) => row.name),
    email: byText(leads.email, (row) => row.email),
    company: byOptionalText(leads.company, (row) => row.company),
  },
}
