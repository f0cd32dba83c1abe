import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { consultationSource } from '#shared/consultations/vocabulary.ts'
import { leadMagnetTypeLabels, leadMagnetTypes } from '#shared/lead-magnets/vocabulary.ts'
import { contactFormSource, defaultVisitorSource, manualSource } from '#shared/leads/vocabulary.ts'
import { visitPartLimit } from '#shared/origins/read-visit.ts'
import { originNameSchema } from '#shared/origins/schema.ts'
import { personSchema } from '#shared/people/schema.ts'
import {
  dealFilters,
  defaultPersonSort,
  importSource,
  personSorts,
  stepFilters,
} from '#shared/people/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { sourceLabel } from '#shared/source-label.ts'
import { call } from '../http/call.ts'
import {
  anyWords,
  defineListState,
  oneOf,
  type StateOf,
  whoseRecords,
} from '../lists/list-state.ts'
import type { Resource } from '../lists/resource.ts'

/** What most first contacts come from. */
export const firstSources: readonly string[] = [
  contactFormSource,
  consultationSource,
  ...leadMagnetTypes,
  'resources_page',
  defaultVisitorSource,
  manualSource,
  importSource,
]

/** Where a first contact came from, as people read it. */
export const personSource = (source: string): string => {
  const type = leadMagnetTypes.find((each) => each === source)
  return type ? leadMagnetTypeLabels[type] : sourceLabel(source)
}

export const personList = defineListState({
  page: adminPage.people,
  call: api.admin.people,
  record: 'person',
  sorts: personSorts,
  usualSort: defaultPersonSort,
  filters: {
    owner: whoseRecords(),
    step: oneOf(stepFilters),
    deal: oneOf(dealFilters),
    source: anyWords(100),
    origin: anyWords(visitPartLimit),
    tag: anyWords(40),
    company: anyWords(36),
  },
})
export type PersonListState = StateOf<typeof personList>

/** A person, with the number to call first. */
const personAnswer = personSchema.transform((person) => ({
  ...person,
  phone: person.phones[0] ?? null,
}))
export type PersonRow = z.output<typeof personAnswer>

/** What stands for a person where one line is: their name, or their address where none is known. */
export const personTitle = ({ name, email }: { name: string; email: string }) => name || email

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

export const personResource: Resource<PersonRow, PersonListState> = {
  key: 'people',
  schema: personAnswer,
  // Today and overdue are those of the reader.
  list: (state) => {
    const first = personList.call(state)
    return state.step === 'all' ? first : `${first}&${new URLSearchParams({ zone: zone() })}`
  },
  one: api.admin.person,
  // Whether somebody has left a filter, the server knows; they stay until the list is read again.
  belongsInto: () => true,
}

/** Where people came from, the most frequent first. */
export const originsQuery = queryOptions({
  queryKey: [personResource.key, 'one', 'origins'],
  queryFn: ({ signal }) => call(api.admin.origins, z.array(originNameSchema), { signal }),
})
