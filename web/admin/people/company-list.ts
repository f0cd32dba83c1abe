import { type Company, companySchema } from '#shared/people/schema.ts'
import { companySorts, defaultCompanySort } from '#shared/people/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { defineListState, type StateOf, whoseRecords } from '../lists/list-state.ts'
import type { Resource } from '../lists/resource.ts'

export const companyList = defineListState({
  page: adminPage.companies,
  call: api.admin.companies,
  record: 'company',
  sorts: companySorts,
  usualSort: defaultCompanySort,
  filters: { owner: whoseRecords() },
})
export type CompanyListState = StateOf<typeof companyList>

export const companyResource: Resource<Company, CompanyListState> = {
  key: 'companies',
  schema: companySchema,
  list: companyList.call,
  one: api.admin.company,
  // Whose they are now, the server knows; they stay until the list is read again.
  belongsInto: () => true,
}
