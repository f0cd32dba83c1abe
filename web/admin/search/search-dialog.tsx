import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { adminPage, api } from '#shared/routes.ts'
import { commandOf, namesMarking } from '#shared/search/pages.ts'
import { searchAnswerSchema } from '#shared/search/schema.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Palette } from '#web/ui/palette.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { call } from '../http/call.ts'
import { LoadFailure } from '../http/load-failure.tsx'
import { addRecentRecord, addRecentSearch, recentSearches } from '../records/recent.ts'
import { type RecentHit, useRecentHits } from './recent-hits.ts'
import { SearchOptions } from './search-option-list.tsx'
import { foundOptions, openingOptions, type SearchOption, stepTo } from './search-options.ts'
import { useActions, useMarkContacted } from './use-actions.ts'

type SearchDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onShortcuts: () => void
}

/** The search over everything, and what can be done, over whatever screen one is at. */
export function SearchDialog({ open, onOpenChange, onShortcuts }: SearchDialogProps) {
  return (
    <Palette open={open} onOpenChange={onOpenChange} title="Search everything">
      <SearchPanel onClose={() => onOpenChange(false)} onShortcuts={onShortcuts} />
    </Palette>
  )
}

/** The field and what can be chosen under it: a combobox with its listbox, worked by the keyboard alone. */
function SearchPanel({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [recent] = useState(() => recentSearches())
  const opened = useRecentHits()
  const words = text.trim()
  const isCommand = commandOf(words) !== null
  // What can be done is known here; the server finds records.
  const { found, waiting, failed, query } = useSearch(isCommand ? '' : words)
  // Whether lines are still on their way that come before what is there: the open lead's is one of them.
  const coming = opened.coming > 0 && (words === '' || namesMarking(words))
  const id = useId()
  const navigate = useNavigate()
  const act = useActions(onShortcuts)
  const markContacted = useMarkContacted()

  const lead = useOpenNewLead(opened.hits)

  const groups =
    words === '' ? openingOptions(opened, recent, lead) : foundOptions(words, found ?? [], lead)
  const options = groups.flatMap((group) => group.options)
  const active = Math.min(at, options.length - 1)

  // Enter came before the answer did: the first line is opened once it is there.
  const [eager, setEager] = useState(false)
  const openFirst = useEffectEvent(() => {
    setEager(false)
    const option = options[active]
    if (option) choose(option)
  })
  useEffect(() => {
    if (eager && !waiting && !coming) openFirst()
  }, [eager, waiting, coming])

  const type = (value: string) => {
    setText(value)
    setAt(0)
    setEager(false)
  }
  const choose = (option: SearchOption) => {
    if (option.kind === 'recent') return type(option.words)
    if (words !== '' && !isCommand) addRecentSearch(words)
    onClose()
    if ('of' in option && 'hit' in option && option.of === 'subscribers') {
      addRecentRecord(option.of, option.hit.email)
    }
    if (option.kind === 'action') act(option.id)
    else if (option.kind === 'contacted') markContacted(option.hit.id)
    else void navigate(option.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setAt(stepTo(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      setEager(true)
    }
  }
  return (
    <>
      <div className="flex items-center gap-3 border-paper-edge border-b px-4">
        <Search size={18} aria-hidden="true" className="shrink-0 text-ink-faint" />
        <input
          type="search"
          role="combobox"
          aria-label="Search people, companies, leads, deals, consultations, lead magnets, subscribers and pages"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder="Find, go to, or do something"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-base text-ellipsis outline-none placeholder:text-ink-faint max-sm:placeholder-shown:[mask:linear-gradient(to_left,transparent,#000_1.5rem)] [&::-webkit-search-cancel-button]:hidden"
        />
        <button
          type="button"
          onClick={onClose}
          className="h-8 shrink-0 cursor-pointer rounded-sm px-2 text-2xs text-ink-faint hover:bg-paper-deep hover:text-ink"
        >
          <kbd className="font-sans max-sm:hidden">Esc</kbd>
          <span className="sm:sr-only">Close</span>
        </button>
      </div>
      <div className="search-found min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <SearchAnswer
          words={words}
          waiting={waiting}
          failed={failed}
          query={query}
          count={options.length}
        />
        <SearchOptions
          id={id}
          groups={groups}
          active={active}
          stale={waiting}
          onPoint={setAt}
          onChoose={choose}
        />
      </div>
    </>
  )
}

/** The lead whose details are open on the screen below, while nobody has answered it; it is among the records opened lately. */
function useOpenNewLead(hits: readonly RecentHit[]) {
  const { pathname, search } = useLocation()
  const id = pathname === adminPage.leads ? new URLSearchParams(search).get('lead') : null
  const opened = hits.find(({ of, hit }) => of === 'leads' && hit.id === id)?.hit
  return opened?.state === 'new' ? opened : undefined
}

/** Milliseconds after the last key before the server is asked. */
const debounce = 120
/** Milliseconds an answer is good for, should the same words be typed again. */
const freshFor = 10_000

/** What the server finds for the words, asked once they have stopped changing. */
function useSearch(words: string) {
  const [asked, setAsked] = useState(words)
  useEffect(() => {
    if (words === asked) return
    const timer = setTimeout(setAsked, debounce, words)
    return () => clearTimeout(timer)
  }, [words, asked])

  const query = useQuery({
    queryKey: ['search', asked],
    queryFn: ({ signal }) =>
      call(`${api.admin.search}?${new URLSearchParams({ q: asked })}`, searchAnswerSchema, {
        signal,
      }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    staleTime: freshFor,
  })
  const waiting = words !== '' && (words !== asked || query.isPlaceholderData || query.isPending)
  const failed = words !== '' && !waiting && query.isError
  return { found: words === '' ? undefined : query.data, waiting, failed, query }
}

type SearchAnswerProps = {
  words: string
  waiting: boolean
  failed: boolean
  query: UseQueryResult
  /** How many lines can be chosen from. */
  count: number
}

/** What is said of the search besides what it found: that it is under way, failed, or found nothing. */
function SearchAnswer({ words, waiting, failed, query, count }: SearchAnswerProps) {
  const nothing = words !== '' && !waiting && !failed && count === 0
  return (
    <>
      <p role="status" className="sr-only">
        {words === '' ? '' : waiting ? 'Searching' : failed ? '' : liveMessage(count)}
      </p>
      {waiting && count === 0 && (
        <div className="flex flex-col gap-4 px-5 py-5">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </div>
      )}
      {failed && (
        <LoadFailure
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {nothing && <EmptyState title={`Nothing found for “${words}”`} />}
    </>
  )
}

const liveMessage = (count: number) =>
  count === 0 ? 'Nothing found' : count === 1 ? 'One result' : `${count} results`
