import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Input } from '#web/ui/field.tsx'
import { isKeyTaken, openLayers } from '#web/ui/taken-keys.ts'
import { listSearchId } from './row-focus.ts'

/** Milliseconds after the last key before the server is asked. */
const debounce = 250

type ListSearchProps = {
  /** What it searches: "Search leads". */
  label: string
  placeholder: string
  /** The search in force: the address's. */
  q: string
  onSearch: (q: string) => void
  /** Called when the down arrow leaves the field for the list. */
  onLeave: () => void
}

/** The search box. What is being typed is its own; the address follows, and leads on Back. */
export function ListSearch({ label, placeholder, q, onSearch, onLeave }: ListSearchProps) {
  const [text, setText] = useState(q)
  const asked = useRef(q)
  const field = useRef<HTMLInputElement>(null)

  const ask = useEffectEvent((words: string) => {
    const wanted = words.trim()
    if (wanted === asked.current) return
    asked.current = wanted
    onSearch(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(ask, debounce, text)
    return () => clearTimeout(timer)
  }, [text])

  // The address changed without us: Back, or the filters were cleared.
  useEffect(() => {
    if (q === asked.current) return
    asked.current = q
    setText(q)
  }, [q])

  useSlashKey(() => field.current?.focus())

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') ask(text)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onLeave()
  }
  return (
    <div className="list-search relative min-w-28 flex-1 sm:min-w-44 sm:max-w-80 sm:flex-[99_1_11rem]">
      <Search
        size={16}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-faint"
      />
      <Input
        ref={field}
        id={listSearchId}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        // Not after what is done next: a search that comes later would close what that has opened.
        onBlur={() => ask(text)}
        compact
        className="scroll-mt-20 text-ellipsis pl-9"
      />
    </div>
  )
}

/** `/` puts the focus into the search, unless something is being typed or a dialog is open. */
function useSlashKey(focus: () => void) {
  const onSlash = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== '/' || isKeyTaken(event) || openLayers() > 0) return
    event.preventDefault()
    focus()
  })
  useEffect(() => {
    window.addEventListener('keydown', onSlash)
    return () => window.removeEventListener('keydown', onSlash)
  }, [])
}
