import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CreateDeal, changedDealSchema } from '#shared/deals/schema.ts'
import { type DealStage, dealStageLabels, movedTo } from '#shared/deals/stages.ts'
import { api } from '#shared/routes.ts'
import type { Choice } from '#web/ui/field.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { aheadKey, type DrawnAhead } from '../lists/drawn-ahead.ts'
import { readListsAgain, settleRecord } from '../lists/list-cache.ts'
import { conflictOf } from '../records/record-answer.ts'
import { tagsQuery } from '../records/tags.tsx'
import { undoAction } from '../records/undo-change.ts'
import { systemQuery } from '../settings/system/system-queries.ts'
import { type Board, boardsKey, type DealRow, dealResource } from './deal-list.ts'

/** Why a deal can be lost: the firm's list, and the reason that stands now. */
export function useLostReasons(current: string | null): Choice[] {
  const listed = useQuery(systemQuery).data?.settings.lostReasons ?? []
  const reasons = !current || listed.includes(current) ? listed : [current, ...listed]
  return [
    { value: '', label: 'Choose a reason' },
    ...reasons.map((value) => ({ value, label: value })),
  ]
}

/** A board with a deal at the top of the stage it is moved to, and the figures that follow. */
export function withMoved(board: Board, { id, change }: DrawnAhead<DealRow>): Board {
  const stage = change?.stage
  const found = board.stages.flatMap(({ deals }) => deals).find((deal) => deal.id === id)
  if (!found || !stage || found.stage === stage) return board
  const moved = { ...found, ...change }
  return {
    ...board,
    stages: board.stages.map((column) => {
      const { count, value, deals } = column
      if (column.stage === found.stage) {
        const left = deals.filter((deal) => deal.id !== id)
        return { ...column, count: count - 1, value: value - found.value, deals: left }
      }
      if (column.stage !== stage) return column
      return { ...column, count: count + 1, value: value + found.value, deals: [moved, ...deals] }
    }),
  }
}

const readAgain = (queries: QueryClient) => readListsAgain(queries, dealResource)

type Move = { deal: DealRow; stage: DealStage; lostReason?: string }

/** How a move is told. */
const movedTitle = (stage: DealStage) =>
  stage === 'won' ? 'Deal won' : stage === 'lost' ? 'Deal lost' : 'Deal moved'

/** Moves a deal to another stage: drawn at once, and offered to be taken back. */
export function useMoveDeal() {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: aheadKey(dealResource),
    // One after the other: of two moves of a deal the later one stands.
    scope: { id: 'moves of deals' },
    mutationFn: ({ deal, stage, lostReason }: Move) =>
      call(dealResource.one(deal.id), changedDealSchema, {
        method: 'PATCH',
        body: { stage, lostReason },
      }),
    onMutate: ({ deal, stage, lostReason }) => ({
      id: deal.id,
      change: movedTo(deal, stage, lostReason, new Date().toISOString()),
    }),
    onSuccess: async ({ changeId, ...answer }) => {
      const saved = dealResource.schema.parse(answer)
      // A board that is on its way may have been read before.
      await queries.cancelQueries({ queryKey: boardsKey })
      queries.setQueriesData<Board>(
        { queryKey: boardsKey },
        (board) => board && withMoved(board, { id: saved.id, change: saved }),
      )
      settleRecord(queries, dealResource, saved)
      toast({
        title: movedTitle(saved.stage),
        description: `${saved.title}: ${dealStageLabels[saved.stage]}`,
        action: changeId ? undoAction(queries, { id: changeId }) : undefined,
      })
    },
    onError: () => readAgain(queries),
    meta: { failure: failureOf('Not moved', 'Failed to move the deal. Please try again.') },
  })
}

/** Changes the tags of a deal; where somebody else was faster, those that it has by now. */
export function useChangeDealTags(deal: DealRow) {
  const queries = useQueryClient()
  const change = ({ id, tags, version }: DealRow, of: (names: string[]) => string[]) =>
    call(dealResource.one(id), changedDealSchema, {
      method: 'PATCH',
      body: { tags: of(tags.map(({ name }) => name)), version },
    })
  return useMutation({
    mutationFn: (of: (names: string[]) => string[]) =>
      change(deal, of).catch((error) => {
        const conflict = conflictOf(error, dealResource.schema)
        if (!conflict) throw error
        return change(conflict.current, of)
      }),
    onSuccess: ({ changeId: _changeId, ...answer }) => {
      settleRecord(queries, dealResource, dealResource.schema.parse(answer))
      return queries.invalidateQueries({ queryKey: tagsQuery.queryKey })
    },
    onError: () => readAgain(queries),
    meta: { failure: failureOf('Update failed', 'Failed to change the tags. Please try again.') },
  })
}

/** Opens a deal. */
export function useCreateDeal(onOpened: (deal: DealRow) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (deal: Omit<CreateDeal, 'lostReason'>) =>
      call(api.admin.deals, dealResource.schema, { method: 'POST', body: deal }),
    onSuccess: (deal) => {
      void readAgain(queries)
      onOpened(deal)
    },
    meta: { failure: failureOf('Not opened', 'Failed to open the deal. Please try again.') },
  })
}
