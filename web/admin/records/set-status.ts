import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ToastAction, type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { call, fetchSignedIn } from '../http/call.ts'
import { failureOf, sayTaken } from '../http/query-client.ts'
import { readListsAgain, settleRecord, showRecord } from '../lists/list-cache.ts'
import type { ListRecord, Resource } from '../lists/resource.ts'
import { changedRecord } from './record-answer.ts'

type WithStatus<Status> = ListRecord & { status: Status }

type UnderWay<Row> = {
  /** The record before the first of the changes, and as the server confirmed it last. */
  before: Row
  confirmed: Row
  count: number
  /** Ends when the change sent last has been answered. */
  answered: Promise<unknown>
}

type StatusWords<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  path: (id: string) => string
  updated: (saved: Row) => ToastMessage
  failed: ToastMessage
  /** How the toast of a success says that it can be taken back; absent where it can not be. */
  undoWords?: string
}

type StatusCall<Row extends ListRecord, State> = StatusWords<Row, State> & {
  /** The changes under way, by the id of their record. */
  underWay: Map<string, UnderWay<Row>>
}

type StatusChange<Row extends WithStatus<string>> = {
  record: Row
  status: Row['status']
  /** It takes the change before back, and is not offered to be taken back itself. */
  undo?: true
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
 * and the last is drawn until all are answered.
 */
export function useSetStatus<Status extends string, Row extends WithStatus<Status>, State>({
  resource,
  path,
  updated,
  failed,
  undoWords,
  underWay,
}: StatusCall<Row, State>) {
  const queries = useQueryClient()
  const setting = useMutation({
    mutationFn: ({ record, status, undo }: StatusChange<Row>): Promise<Row> => {
      const patch = async (): Promise<Row> => {
        const options = { method: 'PATCH', body: { status, undo } } as const
        const saved = await changedRecord(await fetchSignedIn(path(record.id), options), resource)
        return saved ?? { ...record, status }
      }
      const entry = underWay.get(record.id)
      const answer = entry ? entry.answered.then(patch, patch) : patch()
      if (entry) entry.answered = answer
      return answer
    },
    onMutate: ({ record, status }) => {
      const entry = underWay.get(record.id)
      if (entry) entry.count += 1
      else {
        const answered = Promise.resolve()
        underWay.set(record.id, { before: record, confirmed: record, count: 1, answered })
      }
      showRecord(queries, resource, { ...record, status })
    },
    onSuccess: (saved, { record: { status: before }, status, undo, offer }) => {
      const entry = underWay.get(saved.id)
      if (entry) entry.confirmed = saved
      const onClick = () => setting.mutate({ record: saved, status: before, undo: true })
      const action = undoWords && !undo && before !== status
      toast({
        ...updated(saved),
        offer,
        ...(action && { action: { label: 'Undo', altText: undoWords, onClick } }),
      })
    },
    meta: { failure: (error) => sayTaken(error, failed) },
    onSettled: (_saved, _error, { record }) => {
      const entry = underWay.get(record.id)
      if (!entry) return
      entry.count -= 1
      if (entry.count > 0) return
      underWay.delete(record.id)
      if (entry.confirmed === entry.before) showRecord(queries, resource, entry.before)
      else settleRecord(queries, resource, entry.confirmed)
    },
  })
  return setting
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
    mutationFn: (row: Row) => call(path(row.id), resource.schema, { method: 'POST' }),
    onSuccess: (released) => {
      settleRecord(queries, resource, released)
      void readListsAgain(queries, resource)
      toast({ title: 'Not spam', description: description(released) })
    },
    meta: { failure: failureOf('Error', failed) },
  })
}
