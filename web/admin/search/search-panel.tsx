import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import { SearchAnswer } from './search-answer.tsx'
import { SearchOptions } from './search-option-list.tsx'
import { foundOptions, openingOptions, type SearchOption, stepTo } from './search-options.ts'
import { useSearch } from './use-search.ts'

/** The field and what can be chosen under it: a combobox with its listbox, worked by the keyboard alone. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const [recent] = useState(() => recentSearches())
  const words = text.trim()
  const { found, waiting, query } = useSearch(words)
  const id = useId()
  const navigate = useNavigate()

  const groups = words === '' ? openingOptions(recent) : foundOptions(words, found ?? [])
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
    if (eager && !waiting) openFirst()
  }, [eager, waiting])

  const type = (value: string) => {
    setText(value)
    setAt(0)
    setEager(false)
  }
  const choose = (option: SearchOption) => {
    if (option.kind === 'recent') return type(option.words)
    if (words !== '') rememberSearch(words)
    onClose()
    void navigate(option.to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
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
          aria-label="Search leads, consultations, lead magnets, subscribers and pages"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder="Name, email, company, phone, message or page"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint [&::-webkit-search-cancel-button]:hidden"
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
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <SearchAnswer words={words} waiting={waiting} query={query} count={options.length} />
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
