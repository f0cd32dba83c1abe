import { type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog, type DialogSize } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import type { ListKind, ListRecord } from '../lists/list-kind.ts'
import { recordQuery } from '../lists/list-queries.ts'
import { rowOf } from '../lists/open-record.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { useLeaving } from './form-dialog.tsx'

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

/** So many rows before the end of those that are read, the next page is asked for. */
const nearEnd = 5

/** The records before and after one in its list; null for one that is not of the list. */
export type Neighbours<Row extends ListRecord> = {
  previous: Row | undefined
  next: Row | undefined
  go: (to: Row) => void
} | null

type Among<Row extends ListRecord> = {
  id: string | null
  /** The list in its order, as far as it is read. */
  rows: Row[]
  query: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >
  go: (to: Row) => void
}

/** Who stands before and after the open record in the list behind its details. */
export function useNeighbours<Row extends ListRecord>(among: Among<Row>): Neighbours<Row> {
  const { id, rows, query, go } = among
  const found = rows.findIndex((row) => row.id === id)
  const [last, setLast] = useState({ id, index: found })
  if (found >= 0 && (last.id !== id || last.index !== found)) setLast({ id, index: found })
  // One that has left the list, as its status no longer fits, keeps its place: the next moved up into it.
  const left = found < 0 && last.id === id
  const index = left ? last.index : found

  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query
  const wantsMore = index >= rows.length - nearEnd && index >= 0
  useEffect(() => {
    if (wantsMore && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) {
      void fetchNextPage()
    }
  }, [wantsMore, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  if (index < 0) return null
  return { previous: rows[index - 1], next: rows[left ? index : index + 1], go }
}

type NeighbourButtonsProps<Row extends ListRecord> = {
  neighbours: NonNullable<Neighbours<Row>>
  /** As it stands in a sentence: `lead`. */
  noun: string
}

/** The way to the previous and the next record of the list; the keys K and J do the same. */
function NeighbourButtons<Row extends ListRecord>(props: NeighbourButtonsProps<Row>) {
  const { neighbours, noun } = props
  const { previous, next, go } = neighbours
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const to = event.key === 'j' ? next : event.key === 'k' ? previous : undefined
    if (!to || event.metaKey || event.ctrlKey || event.altKey || isBusyElsewhere(event)) return
    event.preventDefault()
    go(to)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Step to={previous} go={go} label={`Previous ${noun}`} shortcut="K" Icon={ChevronUp} />
      <Step to={next} go={go} label={`Next ${noun}`} shortcut="J" Icon={ChevronDown} />
    </>
  )
}

/** Something is being typed, or another dialog or a menu is open over the details. */
function isBusyElsewhere({ target }: KeyboardEvent): boolean {
  const typing = target instanceof Element && target.closest('input, textarea, select')
  const over = document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')
  return Boolean(typing) || over.length > 1
}

type StepProps<Row extends ListRecord> = {
  to: Row | undefined
  go: (to: Row) => void
  label: string
  shortcut: string
  Icon: typeof ChevronUp
}

function Step<Row extends ListRecord>({ to, go, label, shortcut, Icon }: StepProps<Row>) {
  return (
    <Tooltip content={`${label} (${shortcut})`}>
      <Button
        variant="quiet"
        size="icon"
        aria-label={label}
        aria-keyshortcuts={shortcut}
        // Not `disabled`: at the end of the list the button keeps the focus.
        aria-disabled={to === undefined}
        onClick={() => to && go(to)}
        className="aria-disabled:cursor-default aria-disabled:opacity-40"
      >
        <Icon size={18} />
      </Button>
    </Tooltip>
  )
}
