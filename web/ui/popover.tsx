import { Anchor, Content, Portal, Root, Trigger } from 'radix-ui/popover'
import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { cx } from './cx.ts'

type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name, and its heading. */
  label: string
  /** What can be done to all of it, beside the heading. */
  action?: ReactNode
  /** One button; the panel opens from it. */
  trigger: ReactNode
  /** What the button is a part of: the panel stands over all of it, between its edges. */
  over?: RefObject<HTMLElement | null> | undefined
  /** Called when it has closed, before the button takes the focus, where there is one still. */
  onClosed?: () => void
  children: ReactNode
}

/** A small panel beside the button that opens it; the page stays usable. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, label, action, trigger, over, onClosed, children } = props
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const anchor = useMemo(
    () => ({ current: { getBoundingClientRect: () => placeOver(button.current, over?.current) } }),
    [over],
  )
  // The panel itself takes the focus: what comes first in it need not be what was meant.
  const focusPanel = (event: Event) => {
    event.preventDefault()
    panel.current?.focus()
  }
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      {over && <Anchor virtualRef={anchor} />}
      <Trigger ref={button} asChild>
        {trigger}
      </Trigger>
      <Portal>
        <Content
          ref={panel}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={onClosed}
          align="end"
          side={over ? 'top' : 'bottom'}
          sideOffset={over ? 8 : 4}
          collisionPadding={8}
          aria-label={label}
          className={cx(
            'z-40 flex max-h-[min(32rem,var(--radix-popper-available-height))] flex-col overflow-hidden rounded-md border border-paper-edge bg-card shadow-mid outline-none data-[state=open]:animate-fade-in',
            over ? 'w-92 max-w-(--radix-popper-anchor-width)' : 'w-96 max-w-[calc(100vw-1rem)]',
          )}
        >
          <div
            className={cx(
              'min-h-11 items-center justify-between gap-3 border-paper-edge border-b py-1 pr-2',
              // On a phone the button under it says the same.
              over ? 'hidden pl-3 sm:flex' : 'flex pl-4',
            )}
          >
            <p className="font-semibold text-sm">{label}</p>
            {action}
          </div>
          <div className="min-h-0 overflow-y-auto">{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}

/** The pixels of the `w-92` of a panel that stands over something. */
const panelWidth = 368

/**
 * Where a panel is to stand whose middle is that of the button: over all that the button is a part of,
 * and where that leaves too little room at either side, as far along as it needs to keep between the edges.
 */
function placeOver(button: Element | null, whole: Element | null | undefined): DOMRect {
  const box = button?.getBoundingClientRect() ?? new DOMRect()
  const { left, top, width, height } = whole?.getBoundingClientRect() ?? box
  const end = box.left + (box.width + panelWidth) / 2 - left
  const room = Math.min(Math.max(end, panelWidth), width)
  return new DOMRect(left, top, room, height)
}
