import { useQueryClient } from '@tanstack/react-query'
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { UnfinishedEdits } from '../drafts/unfinished-edits.tsx'
import { type ListRecord, type Resource, recordQuery } from './resource.ts'
import { rowOf } from './row-focus.ts'

/** The dialogs about one record. */
type DialogName = 'edit' | 'delete' | 'resend' | 'lost' | 'deal'

/** What a screen can be asked to do with a record, from wherever that is drawn. */
type RecordActions<Row extends ListRecord> = {
  /** Opens its details. */
  open: (record: ListRecord) => void
  /** Opens a dialog about it. */
  show: (dialog: DialogName, record: Row) => void
  /** Opens the dialog for a new one. */
  create: () => void
}

type Screen = {
  resource: unknown
  actions: RecordActions<never>
  /** The parameter of the address that names the open record; null where rows have no dialog. */
  parameter: string | null
  /** The page of a record, where it has one. */
  pageOf: ((id: string) => string) | undefined
}

const ScreenContext = createContext<Screen | null>(null)

/** The id of the record whose details are open; null where none are. */
export const OpenRecord = createContext<string | null>(null)

/** How a row of the list around is opened; null where it has no details. */
export function useRowOpening() {
  const { parameter, pageOf, actions } = use(ScreenContext) ?? {}
  return actions && (parameter || pageOf) ? { parameter, pageOf, open: actions.open } : null
}

/** What can be done to the records of this resource; only to be used inside of their screen. */
export function useRecordActions<Row extends ListRecord, State>(
  resource: Resource<Row, State>,
): RecordActions<Row> {
  const screen = use(ScreenContext)
  if (screen?.resource !== resource) {
    throw new Error(`One of the ${resource.key} is drawn outside of their screen.`)
  }
  // The actions of a screen take the rows of its resource.
  return screen.actions as RecordActions<Row>
}

/** How a dialog over a list opens and closes, whatever it is about. */
export type DialogFrame = {
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** The list behind the details of one of its records. */
export type ListBehind<Row extends ListRecord> = {
  rows: Row[]
  /** Reads more of it. */
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => unknown
  }
  /** Shows the details of another record in place of these. */
  go: (to: Row) => void
}

export type DetailsProps<Row extends ListRecord> = {
  id: string
  /** The record as the list has it, drawn until the server has answered. */
  listed: Row | undefined
  open: boolean
  onClose: () => void
  list: ListBehind<Row>
}

type DialogOver<Row> = ComponentType<DialogFrame & { record: Row }>

/** The dialogs of a screen, each absent where it has none. */
export type RecordDialogs<Row extends ListRecord> = {
  details?: ComponentType<DetailsProps<Row>>
  create?: ComponentType<DialogFrame>
  edit?: DialogOver<Row>
  delete?: DialogOver<Row>
  resend?: DialogOver<Row>
  /** Asks why a deal was lost. */
  lost?: DialogOver<Row>
  /** Opens a deal with whom the record came from. */
  deal?: DialogOver<Row>
}

/** The dialog over the list and over its details, at most one; it stays drawn while it fades out. */
type Shown<Row> = {
  dialog: 'create' | DialogName
  record: Row | null
  /** Each opening is a new one. */
  key: number
  open: boolean
}

type RecordScreenProps<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  parameter: string
  dialogs: RecordDialogs<Row>
  list: Omit<ListBehind<Row>, 'go'>
  /** Where a record is opened that has a page of its own instead of details over the list. */
  pageOf?: ((id: string) => string) | undefined
  children: ReactNode
}

/** A screen of records: the list, the details beside or over it, and over them what is done to a record. */
export function RecordScreen<Row extends ListRecord, State>(props: RecordScreenProps<Row, State>) {
  const { resource, parameter, dialogs, list, pageOf, children } = props
  const { id: openId, close: closeDetails, ...details } = useOpenRecord(parameter)
  const navigate = useNavigate()
  const open = useMemo(
    () =>
      pageOf
        ? ({ id }: ListRecord) => void navigate(pageOf(id), { state: fromHere })
        : details.open,
    [pageOf, navigate, details.open],
  )
  const [shown, setShown] = useState<Shown<Row> | null>(null)
  const show = useCallback(
    (dialog: Shown<Row>['dialog'], record: Row | null) =>
      setShown((last) => ({ dialog, record, key: (last?.key ?? 0) + 1, open: true })),
    [],
  )
  const actions = useMemo(
    (): RecordActions<Row> => ({ open, show, create: () => show('create', null) }),
    [open, show],
  )
  useOpenedFor('create', actions.create)
  const queries = useQueryClient()
  /** Goes on with what was begun and not saved: a new record, or the changes of one as it is now. */
  const goOn = async (part: string) => {
    if (part === 'new') return actions.create()
    if (part === 'booking' || part === 'sync') {
      return navigate({ search: window.location.search }, { state: openedFor(part) })
    }
    show('edit', await queries.fetchQuery({ ...recordQuery(resource, part), staleTime: 0 }))
  }
  const hasDetails = dialogs.details !== undefined
  const screen = useMemo(
    (): Screen => ({ resource, actions, parameter: hasDetails ? parameter : null, pageOf }),
    [resource, actions, parameter, hasDetails, pageOf],
  )
  const lastId = usePrevious(openId)
  return (
    <ScreenContext value={screen}>
      <div className="record-screen">
        <div className="min-w-0 flex-1">
          <UnfinishedEdits of={`${resource.key}/`} open={goOn} />
          <OpenRecord value={openId}>{children}</OpenRecord>
        </div>
        {dialogs.details && lastId && (
          <dialogs.details
            id={lastId}
            listed={list.rows.find(({ id }) => id === lastId)}
            open={openId !== null}
            onClose={closeDetails}
            list={{ ...list, go: open }}
          />
        )}
      </div>
      {shown && (
        <ShownDialog
          key={shown.key}
          dialogs={dialogs}
          shown={shown}
          onClose={() => setShown((last) => last && { ...last, open: false })}
          overDetails={openId !== null}
        />
      )}
    </ScreenContext>
  )
}

type ShownDialogProps<Row extends ListRecord> = {
  dialogs: RecordDialogs<Row>
  shown: Shown<Row>
  onClose: () => void
  overDetails: boolean
}

function ShownDialog<Row extends ListRecord>(props: ShownDialogProps<Row>) {
  const { dialogs, shown, onClose, overDetails } = props
  const { open, dialog, record } = shown
  // Over the details the focus returns to their button; from the list, to the row.
  const returnFocus = () => (overDetails || !record ? null : rowOf(record.id))
  const frame = { open, onClose, returnFocus }
  if (dialog === 'create') return dialogs.create && <dialogs.create {...frame} />
  const Dialog = dialogs[dialog]
  return Dialog && record && <Dialog {...frame} record={record} />
}

/** The value, or while it is null the one before: what a dialog shows while it fades out. */
function usePrevious<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

/** What is remembered of an address that this screen itself has gone to. */
export const fromHere = { openedHere: true }

/**
 * The record whose details are open: `parameter` of the address names it, so that it can be linked
 * to and left by Back.
 */
function useOpenRecord(parameter: string) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = search.get(parameter)

  const open = useCallback(
    (record: ListRecord) => {
      // Of the address itself: it may have a search that is not drawn yet.
      const now = new URLSearchParams(window.location.search)
      // From one to the next in place: Back leads to the list, not through all that were looked at.
      const replace = now.has(parameter)
      now.set(parameter, record.id)
      setSearch(now, replace ? { state, replace } : { state: fromHere })
    },
    [setSearch, parameter, state],
  )

  const close = useCallback(() => {
    // Back, where we came from the list itself; an address from elsewhere is changed in place.
    if (state?.openedHere) return navigate(-1)
    setSearch(
      (now) => {
        now.delete(parameter)
        return now
      },
      { replace: true },
    )
  }, [state, navigate, setSearch, parameter])

  return { id, open, close }
}

type Purpose = 'create' | 'booking' | 'sync'

/** What an address is opened with, so that its screen opens a dialog as well. */
export const openedFor = (purpose: Purpose) => ({ openedFor: purpose })

/** Does what the screen was opened for, once: neither Back nor a reload does it again. */
export function useOpenedFor(purpose: Purpose, act: () => void): void {
  const { state, pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const isWanted = state?.openedFor === purpose
  const onWanted = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: null })
    act()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is another address.
  useEffect(() => {
    if (isWanted) onWanted()
  }, [isWanted, key])
}
