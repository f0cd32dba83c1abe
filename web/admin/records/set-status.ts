import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ToastAction, type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { fetchSignedIn, read } from '../http/call.ts'
import { failureOf, sayTaken } from '../http/query-client.ts'
import { aheadKey } from '../lists/drawn-ahead.ts'
import { readListsAgain, settleRecord } from '../lists/list-cache.ts'
import type { ListRecord, Resource } from '../lists/resource.ts'
import { changedRecord, changeIn } from './record-answer.ts'
import { undoAction } from './undo-change.ts'

type WithStatus<Status> = ListRecord & { status: Status }

type UnderWay<Row> = {
  count: number
  /** Ends when the change sent last has been answered. */
  answered: Promise<unknown>
  /** The record as the server confirmed it last. */
  confirmed?: Row
}

type StatusWords<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  path: (id: string) => string
  updated: (saved: Row) => ToastMessage
  failed: ToastMessage
}

type StatusCall<Row extends ListRecord, State> = StatusWords<Row, State> & {
  /** The changes under way, by the id of their record. */
  underWay: Map<string, UnderWay<Row>>
}

/** The record as it was saved, and the change in the history, where the answer names it. */
type Answer<Row> = { saved: Row; changeId: string | null | undefined }

type StatusChange<Row extends WithStatus<string>> = {
  record: Row
  status: Row['status']
  /** What the toast of a success offers to do next. */
  offer?: ToastAction | undefined
}

/** How the status of a resource is set; made once, since it holds the changes under way. */
export const statusCall = <Row extends ListRecord, State>(
  words: StatusWords<Row, State>,
): StatusCall<Row, State> => ({ ...words, underWay: new Map() })

/**
 * Sets the status of a record: drawn at once, and taken back with a toast on failure. When several
 * changes to one record are under way they are sent one after the other, so that the last one wins,
 * and the last is drawn until all are answered. Only then does the record leave the lists it no longer
 * belongs to.
 */
export function useSetStatus<Status extends string, Row extends WithStatus<Status>, State>({
  resource,
  path,
  updated,
  failed,
  underWay,
}: StatusCall<Row, State>) {
  const queries = useQueryClient()
  return useMutation({
    mutationKey: aheadKey(resource),
    mutationFn: ({ record, status }: StatusChange<Row>): Promise<Answer<Row>> => {
      const patch = async (): Promise<Answer<Row>> => {
        const options = { method: 'PATCH', body: { status } } as const
        const response = await fetchSignedIn(path(record.id), options)
        const changeId = await changeIn(response)
        const saved = await changedRecord(response, resource)
        return { saved: saved ?? { ...record, status }, changeId }
      }
      const entry = underWay.get(record.id)
      const answer = entry ? entry.answered.then(patch, patch) : patch()
      if (entry) entry.answered = answer
      return answer
    },
    onMutate: ({ record, status }) => {
      const entry = underWay.get(record.id)
      if (entry) entry.count += 1
      else underWay.set(record.id, { count: 1, answered: Promise.resolve() })
      return { id: record.id, change: { status } }
    },
    onSuccess: ({ saved, changeId }, { offer }) => {
      const entry = underWay.get(saved.id)
      if (entry) entry.confirmed = saved
      const action = changeId ? undoAction(queries, { id: changeId }) : undefined
      toast({ ...updated(saved), offer, action })
    },
    meta: { failure: (error) => sayTaken(error, failed) },
    onSettled: (_answer, _error, { record }) => {
      const entry = underWay.get(record.id)
      if (!entry) return
      entry.count -= 1
      if (entry.count > 0) return
      underWay.delete(record.id)
      if (entry.confirmed) settleRecord(queries, resource, entry.confirmed)
    },
  })
}

type Releasable<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  path: (id: string) => string
  /** Where it stands from now on, in a sentence. */
  description: (released: Row) => string
  /** What is said of a failure without a sentence of its own. */
  failed: string
}

/** Moves what was set aside into the list: it is not spam. */
export function useReleaseRecord<Row extends ListRecord, State>({
  resource,
  path,
  description,
  failed,
}: Releasable<Row, State>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (row: Row) => {
      const response = await fetchSignedIn(path(row.id), { method: 'POST' })
      const changeId = await changeIn(response)
      return { released: await read(response, resource.schema), changeId }
    },
    onSuccess: ({ released, changeId }) => {
      settleRecord(queries, resource, released)
      void readListsAgain(queries, resource)
      const action = changeId ? undoAction(queries, { id: changeId }) : undefined
      toast({ title: 'Not spam', description: description(released), action })
    },
    meta: { failure: failureOf('Error', failed) },
  })
}
