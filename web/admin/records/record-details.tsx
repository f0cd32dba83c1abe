import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, type LucideIcon, Pencil, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { isGone } from '../http/api-error.ts'
import { LoadFailure } from '../http/load-failure.tsx'
import { useDrawnAhead, withAhead } from '../lists/drawn-ahead.ts'
import { type DetailsProps, type ListBehind, useRecordActions } from '../lists/record-dialogs.tsx'
import { type ListRecord, type Resource, recordQuery } from '../lists/resource.ts'
import { rowOf } from '../lists/row-focus.ts'
import { useRowLayout } from '../lists/row-layout.ts'
import { useActKeys, useNamedKeys, useRecordKeys } from './act-keys.ts'
import { bringBack, type Deletable } from './delete-record.tsx'
import { addRecentRecord } from './recent.ts'
import { GoneRecord } from './record-failure.tsx'

// Fetched when a record is opened: the lists do without it.
const Timeline = lazy(async () => ({ default: (await import('../people/timeline.tsx')).Timeline }))
const RecordHistory = lazy(async () => ({
  default: (await import('../history/history-list.tsx')).RecordHistory,
}))

/** A record that came from somebody; null while it is not known from whom, as of what was set aside. */
type FromPerson = ListRecord & { personId: string | null; email: string }

type RecordDetailsProps<Row extends ListRecord, State> = DetailsProps<Row> & {
  /** Which record it is, and how it is brought back when somebody has deleted it. */
  deletable: Deletable<Row, State>
  /** What heads the dialog, and what until the record is there. */
  title: (row: Row) => string
  fallbackTitle: string
  /** Under that: how it stands, in one word, and whose it is. */
  description?: (row: Row) => ReactNode
  footer: (row: Row) => ReactNode
  /** What the keys 1, 2 and 3 do to it: its statuses in the order of its menu. */
  keyActs?: readonly ((row: Row) => void)[]
  children: (row: Row) => ReactNode
}

/**
 * What the details of any record stand in: a panel at the right of the list, on a phone a sheet over it;
 * and how many layers over the page that is.
 */
export function useDetailsFrame() {
  return useRowLayout() === 'cards'
    ? ({ Frame: Dialog, ownLayers: 1 } as const)
    : ({ Frame: SidePanel, ownLayers: 0 } as const)
}

/** What is scrolled in a dialog is its body; another record is read from its beginning. */
export const showFromTop = (content: HTMLElement | null) => content?.parentElement?.scrollTo(0, 0)

/**
 * Everything about one record, and what can be done next; then the line of time of whom it came from,
 * and last what was done to it. The focus returns to its row.
 */
export function RecordDetails<Row extends FromPerson, State>(
  props: RecordDetailsProps<Row, State>,
) {
  const { deletable, id, listed, open, onClose, list } = props
  const { resource } = deletable
  const queries = useQueryClient()
  const noun = deletable.noun.toLowerCase()
  const ahead = useDrawnAhead<Row>(resource)
  const isBeingDeleted = ahead.some((each) => each?.id === id && each.change === null)
  const { leaving, last } = useLeaving({ resource, id, isBeingDeleted, open, onClose })
  const query = useQuery({ ...recordQuery(resource, id), enabled: open && !leaving })
  const read = query.data ?? listed ?? last
  // One that is being deleted is drawn as it was while its details fade out.
  const row = read && (withAhead(read, ahead) ?? read)
  const wasDeleted = open && isGone(query.error)
  // From the list too: whoever closes it before it is read has opened it all the same.
  const isShown = open && row !== undefined && !wasDeleted
  useEffect(() => {
    if (isShown) addRecentRecord(resource.key, id)
  }, [isShown, resource, id])
  const neighbours = useNeighbours({ ...list, id: open ? id : null })
  const { Frame, ownLayers } = useDetailsFrame()
  useActKeys({
    row: open ? row : undefined,
    acts: wasDeleted ? [] : (props.keyActs ?? []),
    ownLayers,
  })
  const body = useRef<HTMLDivElement>(null)
  useNamedKeys(body, ownLayers)
  return (
    <Frame
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={row ? props.title(row) : props.fallbackTitle}
      description={(row && props.description?.(row)) ?? null}
      reading
      returnFocus={() => rowOf(id)}
      actions={
        neighbours && <NeighbourButtons neighbours={neighbours} noun={noun} ownLayers={ownLayers} />
      }
      footer={row && !wasDeleted && props.footer(row)}
    >
      {neighbours && row && (
        <p role="status" className="sr-only">
          {props.title(row)}
        </p>
      )}
      {wasDeleted && (
        <GoneRecord
          key={id}
          noun={noun}
          id={id}
          name={row && deletable.nameOf(row)}
          error={query.error}
          restore={() => bringBack(queries, deletable, id)}
          back={
            <Button variant="secondary" size="sm" onClick={onClose}>
              All {noun}s
            </Button>
          }
        />
      )}
      {wasDeleted ? null : row ? (
        <div key={id} ref={showFromTop}>
          <div ref={body}>
            {props.children(row)}
            {row.personId !== null && (
              <div className="mt-6 border-paper-edge border-t pt-5">
                <Suspense fallback={<Skeleton className="h-40" />}>
                  <Timeline person={{ id: row.personId, email: row.email }} besideId={id} />
                </Suspense>
              </div>
            )}
            <div className="mt-6 border-paper-edge border-t pt-3">
              <Suspense fallback={<Skeleton className="h-8" />}>
                <RecordHistory id={id} />
              </Suspense>
            </div>
          </div>
        </div>
      ) : query.isError ? (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Frame>
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

/** Who stands before and after the open record in the list behind its details. */
export function useNeighbours<Row extends ListRecord>({
  id,
  rows,
  query,
  go,
}: ListBehind<Row> & { id: string | null }): Neighbours<Row> {
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
  /** How many layers over the page the details are themselves. */
  ownLayers: 0 | 1
}

/** The way to the previous and the next record of the list; the keys K and J do the same. */
export function NeighbourButtons<Row extends ListRecord>(props: NeighbourButtonsProps<Row>) {
  const { neighbours, noun, ownLayers } = props
  const { previous, next, go } = neighbours
  useRecordKeys(ownLayers, ({ key }) => {
    const to = /^j$/i.test(key) ? next : /^k$/i.test(key) ? previous : undefined
    return to && (() => go(to))
  })
  return (
    <>
      <Step to={previous} go={go} label={`Previous ${noun}`} shortcut="K" Icon={ChevronUp} />
      <Step to={next} go={go} label={`Next ${noun}`} shortcut="J" Icon={ChevronDown} />
    </>
  )
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

type Details<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  id: string
  isBeingDeleted: boolean
  open: boolean
  onClose: () => void
}

/**
 * Closes the details of a record that is being deleted. `leaving` from then until they are opened
 * again: the record must not be asked for any more. `last` is the record as it was, to be drawn
 * while they fade out.
 */
function useLeaving<Row extends ListRecord, State>(details: Details<Row, State>) {
  const { resource, id, isBeingDeleted, open, onClose } = details
  const queries = useQueryClient()
  const [left, setLeft] = useState<{ last: Row | undefined; closed: boolean } | null>(null)
  if (open && isBeingDeleted && left === null) {
    setLeft({ last: queries.getQueryData<Row>(recordQuery(resource, id).queryKey), closed: false })
  } else if (left && !left.closed && !open) setLeft({ ...left, closed: true })
  else if (left?.closed && open) setLeft(null)

  const leaving = left !== null
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (leaving && open) leave()
  }, [leaving, open])
  return { leaving, last: left?.last }
}

/** Milliseconds for which a control that did its work keeps its place: by then a double click is over. */
const settling = 1_000

/**
 * A record as the controls about it are drawn. For a second after one of them was pressed that is the
 * record as it was then, and a press does nothing: no other control comes under the pointer of a double
 * click. `press` makes the handler of an act that changes the record.
 */
export function useSettled<Row extends { id: string }>(row: Row) {
  const [pressed, setPressed] = useState<Row | null>(null)
  useEffect(() => {
    if (!pressed) return
    const timer = setTimeout(() => setPressed(null), settling)
    return () => clearTimeout(timer)
  }, [pressed])
  const held = pressed?.id === row.id ? pressed : null
  const press = (act: () => void) => () => {
    if (held) return
    setPressed(row)
    act()
  }
  return { shown: held ?? row, isSettling: held !== null, press }
}

/** What can be done, in the whole width under details. */
export const FooterLine = ({ children }: { children: ReactNode }) => (
  <div className="flex w-full flex-wrap items-center gap-1.5 in-data-beside:px-0! max-sm:col-span-2">
    {children}
  </div>
)

type RecordFooterProps<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  record: Row
  /** What has a line of its own over the rest. */
  above?: ReactNode
  /** What can be done besides, and last what is next. */
  children: ReactNode
}

/** Under the details of any record: at the left how it's deleted, at the right how it's edited, and last what is next. */
export function RecordFooter<Row extends ListRecord, State>(props: RecordFooterProps<Row, State>) {
  const { resource, record, above, children } = props
  const { show } = useRecordActions(resource)
  return (
    <FooterLine>
      {above && <div className="flex basis-full gap-1.5 *:flex-1">{above}</div>}
      <Sign
        label="Delete"
        className="-ml-2 hover:text-danger"
        Icon={Trash2}
        onPress={() => show('delete', record)}
      />
      <Sign label="Edit" className="ml-auto" Icon={Pencil} onPress={() => show('edit', record)} />
      <div className="flex gap-1.5 *:px-3 max-sm:*:px-2">{children}</div>
    </FooterLine>
  )
}

type SignProps = { label: string; Icon: LucideIcon; className?: string; onPress: () => void }

const Sign = ({ label, Icon, className, onPress }: SignProps) => (
  <Tooltip content={label}>
    <Button variant="quiet" size="icon" aria-label={label} onClick={onPress} className={className}>
      <Icon size={16} />
    </Button>
  </Tooltip>
)
