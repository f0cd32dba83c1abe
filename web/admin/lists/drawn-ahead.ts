import { type Mutation, useMutationState } from '@tanstack/react-query'
import type { ListRecord } from './resource.ts'

/**
 * What a change that is on its way makes of a record, drawn before the server has answered: what will be
 * otherwise, or null where the record will be gone.
 */
export type DrawnAhead<Row> = { id: string; change: Partial<Row> | null }

/** The key of the changes to a resource that are drawn ahead; their `onMutate` answers what they draw. */
export const aheadKey = ({ key }: { key: string }) => ['ahead', key] as const

/**
 * The changes to records of a resource that the server has not answered yet, in their order. They are laid
 * over what was read, and not written into it: a reading that set off before one was saved, or reads
 * what somebody else has changed meanwhile, would draw the record as it was.
 */
export const useDrawnAhead = <Row extends ListRecord>(resource: { key: string }) =>
  useMutationState<DrawnAhead<Row> | undefined, Mutation<unknown, Error, unknown, DrawnAhead<Row>>>(
    {
      filters: { mutationKey: aheadKey(resource), status: 'pending' },
      select: ({ state }) => state.context,
    },
  )

/** A record with what is drawn ahead of it; null where it is being deleted. */
export function withAhead<Row extends ListRecord>(
  row: Row,
  ahead: readonly (DrawnAhead<Row> | undefined)[],
): Row | null {
  let drawn: Row | null = row
  for (const each of ahead) {
    if (each?.id === row.id) drawn = drawn && each.change && { ...drawn, ...each.change }
  }
  return drawn
}
