import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { overlayClass } from './dialog.tsx'
import { useEscClosesFirst } from './esc-closes-first.ts'
import { useReturnFocus } from './return-focus.ts'

type PaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Its name, for those who do not see that it is one. */
  title: string
  children: ReactNode
}

/**
 * A modal panel near the top, for what is typed into and chosen from: Esc and the veil close it and
 * the focus returns where it was. On a phone it takes the whole width, and stays clear of the keyboard.
 */
export function Palette({ open, onOpenChange, title, children }: PaletteProps) {
  useEscClosesFirst(open, () => onOpenChange(false))
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlayClass} />
        <Content
          aria-describedby={undefined}
          data-toast-below
          onCloseAutoFocus={useReturnFocus(open, undefined)}
          className="fixed inset-x-0 top-0 z-50 mx-auto flex max-h-[min(34rem,70dvh,90dvh-var(--toast-room))] w-full flex-col overflow-hidden border-paper-edge border-b bg-card shadow-high outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in sm:top-[10dvh] sm:max-w-xl sm:rounded-lg sm:border"
        >
          <Title className="sr-only">{title}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}
