import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { dealBoardSchema, dealSchema } from '#shared/deals/schema.ts'
import { dealSorts, dealStages, defaultDealSort, isOpenStage } from '#shared/deals/stages.ts'
import { dealCalls } from '#shared/office-calls.ts'
import { adminPage, api } from '#shared/routes.ts'
import { call, withQuery } from '../http/call.ts'
import {
  anyWords,
  defineListState,
  oneOf,
  onOff,
  type StateOf,
  whoseRecords,
} from '../lists/list-state.ts'
import { countsKey, type Resource } from '../lists/resource.ts'

/** A stage, or every one that is still to be decided. */
export const stageFilters = ['open', ...dealStages] as const

export const dealList = defineListState({
  page: adminPage.deals,
  call: api.admin.deals,
  record: 'deal',
  sorts: dealSorts,
  usualSort: defaultDealSort,
  filters: {
    stage: oneOf(stageFilters),
    owner: whoseRecords(),
    tag: anyWords(40),
    personId: anyWords(36),
    companyId: anyWords(36),
    /** As a list, instead of the board. */
    asList: onOff({ name: 'show', word: 'list', view: true }),
  },
})
export type DealListState = StateOf<typeof dealList>

/** A deal as lists and forms have it. */
const dealAnswer = dealSchema.transform((deal) => ({
  ...deal,
  name: deal.title,
  /** Its own tags, and after them those of its person that it has not. */
  allTags: [
    ...deal.tags,
    ...deal.personTags.filter(({ id }) => deal.tags.every((own) => own.id !== id)),
  ],
  /** Its value as it is typed. */
  amount: String(deal.value),
}))
export type DealRow = z.output<typeof dealAnswer>

export const dealResource: Resource<DealRow, DealListState> = {
  key: 'deals',
  schema: dealAnswer,
  list: (state) => dealList.call({ ...state, asList: false }),
  one: api.admin.deal,
  // Search, owner and tag are the server's.
  belongsInto: ({ stage }, deal) =>
    stage === 'all' || (stage === 'open' ? isOpenStage(deal.stage) : stage === deal.stage),
}

const boardAnswer = dealBoardSchema.extend({
  stages: z.array(dealBoardSchema.shape.stages.element.extend({ deals: z.array(dealAnswer) })),
})
export type Board = z.output<typeof boardAnswer>
export type BoardColumn = Board['stages'][number]

/** Every board in the cache is read again with the figures of deals. */
export const boardsKey = [...countsKey(dealResource), 'board'] as const

/** The board of what the address filters, with so many cards of each stage at most. */
export const boardQuery = ({ q, owner, tag }: DealListState, limit: number) =>
  queryOptions({
    queryKey: [...boardsKey, { q, owner, tag, limit }],
    queryFn: ({ signal }) => {
      const wanted = new URLSearchParams(dealList.search({ ...dealList.usual, q, owner, tag }))
      wanted.set('limit', String(limit))
      return call(withQuery(dealCalls.board, wanted), boardAnswer, { signal })
    },
    placeholderData: keepPreviousData,
  })
