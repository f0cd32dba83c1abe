import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'

const fetchDialog = () => import('./search-dialog.tsx')
const SearchDialog = lazy(async () => ({ default: (await fetchDialog()).SearchDialog }))

const onApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** The way into the search over everything: a box in the top bar, and Ctrl-K or Cmd-K anywhere. */
export function GlobalSearch() {
  const [open, setOpen] = useState<boolean | null>(null)
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
        className="flex h-10 w-10 cursor-pointer items-center justify-center gap-2.5 rounded-md text-ink-soft transition-colors hover:bg-paper-deep hover:text-ink active:bg-paper-edge sm:h-9 sm:w-72 sm:justify-start sm:border sm:border-control sm:bg-card sm:px-3 sm:text-ink-faint sm:hover:border-ink-faint sm:hover:bg-card"
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
          <SearchDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}

/** Whatever has the floor; what is only fading out no longer has it. */
const openDialog = ':is([role=dialog], [role=alertdialog]):not([data-state=closed])'

/** Ctrl-K and Cmd-K open and close it, unless another dialog has the floor. */
function useSearchKey(open: boolean, setOpen: (open: boolean) => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    if (event.altKey || event.shiftKey) return
    event.preventDefault()
    if (open) return setOpen(false)
    if (!document.querySelector(openDialog)) setOpen(true)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
