import { Content, Portal, Root, Trigger } from 'radix-ui/popover'
import { type ReactNode, useRef } from 'react'

type PopoverProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name, and its heading. */
  label: string
  /** What can be done to all of it, beside the heading. */
  action?: ReactNode
  /** One button; the panel opens from it. */
  trigger: ReactNode
  /** Called when it has closed, before the button takes the focus, where there is one still. */
  onClosed?: () => void
  children: ReactNode
}

/** A small panel beside the button that opens it; the page stays usable. */
export function Popover(props: PopoverProps) {
  const { open, onOpenChange, label, action, trigger, onClosed, children } = props
  const panel = useRef<HTMLDivElement>(null)
  // The panel itself takes the focus: what comes first in it need not be what was meant.
  const focusPanel = (event: Event) => {
    event.preventDefault()
    panel.current?.focus()
  }
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          ref={panel}
          onOpenAutoFocus={focusPanel}
          onCloseAutoFocus={onClosed}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className="z-40 flex max-h-[min(32rem,var(--radix-popper-available-height))] w-96 max-w-[calc(100vw-1rem)] flex-col overflow-hidden rounded-md border border-paper-edge bg-card shadow-mid outline-none data-[state=open]:animate-fade-in"
        >
          <div className="flex min-h-11 items-center justify-between gap-3 border-paper-edge border-b py-1 pr-2 pl-4">
            <p className="font-semibold text-sm">{label}</p>
            {action}
          </div>
          <div className="min-h-0 overflow-y-auto">{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
