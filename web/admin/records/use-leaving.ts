import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ListKind, ListRecord } from '../lists/list-kind.ts'
import { recordQuery } from '../lists/list-queries.ts'
import { useIsBeingDeleted } from './delete-record.ts'

type Details<Row extends ListRecord, State> = {
  kind: ListKind<Row, State>
  id: string
  open: boolean
  onClose: () => void
}

/**
 * Closes the details of a record that is being deleted. `leaving` from then until they are opened
 * again: the record must not be asked for any more. `last` is the record as it was, to be drawn
 * while they fade out.
 */
export function useLeaving<Row extends ListRecord, State>(details: Details<Row, State>) {
  const { kind, id, open, onClose } = details
  const queries = useQueryClient()
  const isBeingDeleted = useIsBeingDeleted(kind, id)
  const [left, setLeft] = useState<{ last: Row | undefined; closed: boolean } | null>(null)
  if (open && isBeingDeleted && left === null) {
    setLeft({ last: queries.getQueryData<Row>(recordQuery(kind, id).queryKey), closed: false })
  } else if (left && !left.closed && !open) setLeft({ ...left, closed: true })
  else if (left?.closed && open) setLeft(null)

  const leaving = left !== null
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (leaving && open) leave()
  }, [leaving, open])
  return { leaving, last: left?.last }
}
