import { Action, Close, Description, Provider, Root, Title, Viewport } from 'radix-ui/toast'
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'
import { closeTopDialog } from './esc-closes-first.ts'
import { openLayers } from './taken-keys.ts'
import { dismissToast, type ShownToast, shownToast, subscribeToToasts } from './toast-store.ts'

/** How long a toast stays, in milliseconds; Radix holds it while pointer or focus is on it. */
const duration = 5000
/** A swipe of 50 pixels to the right closes a toast; Radix wants to hear what is too short. */
const tooShortASwipe = 49

/**
 * Where toasts appear, once on a page: at the top of a phone, out of the way of buttons, and else at
 * the lower right, within the room that dialogs leave (`--toast-room`). At most one is visible, for
 * 5000 ms; F8 moves the focus there and a swipe to the right of 50 px closes it (public-site.md §9).
 */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, shownToast, () => null)
  const area = useRef<HTMLDivElement>(null)
  const takeFocusBack = useFocusBefore(area)
  useFocusOverDialogs(area)
  const dismiss = (id: number) => {
    takeFocusBack()
    dismissToast(id)
  }
  return (
    <div ref={area}>
      {/* One for each toast: what was closed under the pointer would hold the next for ever. */}
      <Provider
        key={shown?.id}
        duration={duration}
        swipeDirection="right"
        swipeThreshold={tooShortASwipe}
      >
        {shown && <ToastCard {...shown} onDismiss={() => dismiss(shown.id)} />}
        <Viewport className="fixed right-(--toast-right,0) z-100 flex w-full flex-col p-3 outline-none low:p-2 max-sm:top-(--toast-top,0) max-sm:bottom-(--toast-bottom,auto) sm:bottom-0 sm:max-w-[22rem] md:max-w-[420px]" />
      </Provider>
    </div>
  )
}

/**
 * Remembers where the focus was before it came into the area. Returns a function that takes it back
 * there, if it is in the area now.
 */
function useFocusBefore(area: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = area.current
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof HTMLElement) || element?.contains(relatedTarget)) return
      before.current = relatedTarget
    }
    // Radix would let the time run on when the focus leaves, even while the pointer holds the toast.
    const onFocusOut = (event: FocusEvent) => {
      if (element?.querySelector(':hover')) event.stopPropagation()
    }
    element?.addEventListener('focusin', onFocusIn)
    element?.addEventListener('focusout', onFocusOut, { capture: true })
    return () => {
      element?.removeEventListener('focusin', onFocusIn)
      element?.removeEventListener('focusout', onFocusOut, { capture: true })
    }
  }, [area])
  return () => {
    if (area.current?.contains(document.activeElement))
      before.current?.focus({ preventScroll: true })
  }
}

/** A modal dialog keeps the focus to itself; the toast over it may have it all the same, by F8. */
function useFocusOverDialogs(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current
    const isInside = (target: EventTarget | null) =>
      target instanceof Node && Boolean(element?.contains(target))
    // What traps the focus hears neither where it goes, nor that it came there.
    const onFocusOut = (event: FocusEvent) => {
      if (openLayers() > 0 && isInside(event.relatedTarget)) event.stopImmediatePropagation()
    }
    const onFocusIn = (event: FocusEvent) => {
      if (openLayers() > 0) event.stopPropagation()
    }
    window.addEventListener('focusout', onFocusOut, { capture: true })
    element?.addEventListener('focusin', onFocusIn)
    return () => {
      window.removeEventListener('focusout', onFocusOut, { capture: true })
      element?.removeEventListener('focusin', onFocusIn)
    }
  }, [area])
}

const looks = {
  default: 'border-paper-edge bg-card text-ink',
  destructive: 'border-danger-fill bg-danger-fill text-on-danger',
}

/** Esc closes a dialog before the toast that came after it, unless the focus is on the toast. */
function closeDialogFirst(event: KeyboardEvent) {
  const onToast = event.target instanceof Element && event.target.closest('[data-toast]')
  if (!onToast && closeTopDialog()) event.preventDefault()
}

type ToastCardProps = ShownToast & { onDismiss: () => void }

function ToastCard(props: ToastCardProps) {
  const { open, title, description, variant = 'default', action, offer, onDismiss } = props
  return (
    <Root
      open={open}
      onOpenChange={(next) => next || onDismiss()}
      onEscapeKeyDown={closeDialogFirst}
      data-toast
      // A modal dialog takes pointer events from the page, and from a toast that came before it, by a style.
      style={{ pointerEvents: 'auto' }}
      className={cx(
        'flex items-center gap-3 rounded-md border py-2.5 pr-2 pl-4 shadow-high',
        'data-[state=open]:animate-rise data-[state=closed]:animate-fade-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=end]:animate-swipe-out',
        looks[variant],
      )}
    >
      {/* Four lines at once, as many as the room has that dialogs leave; two in a low window, where they run on. */}
      <div className="wrap-anywhere max-h-20 min-w-0 flex-1 overflow-y-auto low:max-h-10 low:*:mr-1.5 low:*:inline">
        <Title className={cx('font-semibold text-sm', variant === 'destructive' && 'danger-mark')}>
          {title}
        </Title>
        {description && (
          <Description className={cx('text-sm', variant === 'default' && 'text-ink-soft')}>
            {description}
          </Description>
        )}
      </div>
      <div className="flex gap-2 empty:hidden max-sm:flex-col">
        {[offer, action].map(
          (each) =>
            each && (
              <Action
                key={each.label}
                altText={each.altText}
                onClick={each.onClick}
                className={buttonClass({ variant: 'secondary', size: 'sm' })}
              >
                {each.label}
              </Action>
            ),
        )}
      </div>
      <Close
        aria-label="Dismiss"
        className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm opacity-70 hover:opacity-100 focus-visible:opacity-100 active:opacity-50"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 fill-none stroke-[1.5] stroke-current"
        >
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </Close>
    </Root>
  )
}
