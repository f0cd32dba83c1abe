import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useBesideToast } from './beside-toast.ts'
import { overlayClass } from './dialog.tsx'

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Read to those who do not see that it is one. */
  title: string
  children: ReactNode
}

/** A modal panel from the left edge, for what has no room beside the page on a phone. */
export function Drawer({ open, onOpenChange, title, children }: DrawerProps) {
  // It stands at an edge and keeps its place; Esc closes it before a toast.
  useBesideToast(open, () => onOpenChange(false))
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlayClass} />
        <Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 w-72 max-w-[85vw] overflow-y-auto border-paper-edge border-r bg-paper shadow-high outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-slide-in"
        >
          <Title className="sr-only">{title}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
