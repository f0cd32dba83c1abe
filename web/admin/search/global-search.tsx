import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { openLayers } from '#web/ui/taken-keys.ts'

const fetchDialog = () => import('./search-dialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await fetchDialog()).SearchDialog }))

const ShortcutKeys = lazy(async () => ({
  default: (await import('./shortcut-keys.tsx')).ShortcutKeys,
}))

const onApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The way into the search over everything: a box in the top bar, and Ctrl-K or Cmd-K anywhere. */
export function GlobalSearch() {
  const [open, setOpen] = useState<boolean | null>(null)
  const [listed, setListed] = useState(false)
  useSearchKey(open === true, setOpen)
  // After the first screen, which does without it, and before anybody opens it; a failure is opening's.
  useEffect(() => {
    fetchDialog().catch(() => {})
  }, [])
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        className="flex h-10 w-10 cursor-pointer items-center justify-center gap-2.5 rounded-md text-ink-soft transition-colors hover:bg-paper-deep hover:text-ink active:bg-paper-edge sm:mr-2 sm:ml-auto sm:h-9 sm:w-64 sm:justify-start sm:bg-paper-deep sm:px-3 sm:text-ink-faint sm:hover:bg-paper-edge"
      >
        <Search className="size-5 sm:size-4" />
        <span className="flex-1 text-left text-sm max-sm:sr-only">Search everything</span>
        <span
          aria-hidden="true"
          className="rounded-sm border border-paper-edge bg-paper px-1.5 font-sans text-2xs max-sm:hidden"
        >
          {onApple ? '⌘ K' : 'Ctrl K'}
        </span>
      </button>
      {open !== null && (
        <Suspense>
          <SearchDialog open={open} onOpenChange={setOpen} onShortcuts={() => setListed(true)} />
        </Suspense>
      )}
      <Suspense>
        <ShortcutKeys listed={listed} onListed={setListed} />
      </Suspense>
    </>
  )
}

/** Ctrl-K and Cmd-K open and close it, unless another dialog has the floor. */
function useSearchKey(open: boolean, setOpen: (open: boolean) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    if (event.altKey || event.shiftKey) return
    event.preventDefault()
    if (event.repeat) return
    if (open) return setOpen(false)
    if (openLayers() === 0) setOpen(true)
  })
  // With the drawing of the bar, not after it: from when the key is shown, it works.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
