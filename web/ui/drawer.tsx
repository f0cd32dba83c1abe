import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { overlayClass } from './dialog.tsx'
import { useEscClosesFirst } from './esc-closes-first.ts'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Read to those who do not see that it is one. */
  title: string
  children: ReactNode
}

/**
 * A modal panel from the left edge, for what has no room beside the page on a phone. There a toast
 * has the panel's foot while it is there: what would be under it can be scrolled to.
 */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  useEscClosesFirst(open, () => onOpenChange(false))
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlayClass} />
        <Content
          aria-describedby={undefined}
          data-toast-below
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col border-paper-edge border-r bg-paper shadow-high max-sm:pb-(--toast-taken,0) outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-in"
        >
          <Title className="sr-only">{title}</Title>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
