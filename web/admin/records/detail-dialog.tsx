import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog, type DialogSize } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ListKind, ListRecord } from '../lists/list-kind.ts'
import { recordQuery } from '../lists/list-queries.ts'
import { rowOf } from '../lists/row-focus.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { NeighbourButtons, type Neighbours } from './neighbours.tsx'
import { useLeaving } from './use-leaving.ts'

type DetailDialogProps<Row extends ListRecord, State> = {
  kind: ListKind<Row, State>
  id: string
  /** The record as the list has it, drawn until the server has answered. */
  listed: Row | undefined
  open: boolean
  onClose: () => void
  size?: DialogSize
  /** What heads the dialog, and what until the record is there. */
  title: (row: Row) => string
  fallbackTitle: string
  description: (row: Row) => string | null
  footer: (row: Row) => ReactNode
  /** The way to those around it in the list, and what it is called in a sentence. */
  among?: { neighbours: Neighbours<Row>; noun: string }
  children: (row: Row) => ReactNode
}

/** What is scrolled in a dialog is its body; another record is read from its beginning. */
const showFromTop = (content: HTMLElement | null) => content?.parentElement?.scrollTo(0, 0)

/** Everything about one record, and what can be done next; the focus returns to its row. */
export function DetailDialog<Row extends ListRecord, State>(props: DetailDialogProps<Row, State>) {
  const { kind, id, listed, open, onClose, among } = props
  const { leaving, last } = useLeaving({ kind, id, open, onClose })
  const query = useQuery({ ...recordQuery(kind, id), enabled: open && !leaving })
  const row = query.data ?? listed ?? last
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={row ? props.title(row) : props.fallbackTitle}
      description={row ? props.description(row) : null}
      size={props.size}
      returnFocus={() => rowOf(id)}
      actions={among?.neighbours && <NeighbourButtons {...among} neighbours={among.neighbours} />}
      footer={row && props.footer(row)}
    >
      {among?.neighbours && row && (
        <p role="status" className="sr-only">
          {props.title(row)}
        </p>
      )}
      {row ? (
        <div key={id} ref={showFromTop}>
          {props.children(row)}
        </div>
      ) : query.isError ? (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}
