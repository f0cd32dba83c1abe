import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Around everything that holds tooltips: they open after 700 ms, and within 300 ms of the last at once (public-site.md §9). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  )
}

type TooltipProps = {
  content: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined
  /** One element that can have the focus, so that the keyboard gets the words too. */
  children: ReactNode
}

/** A few more words about a thing, on hover and on focus. */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal container={mainLandmark()}>
        <Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-90 max-w-72 animate-fade-in rounded-sm bg-ink px-2 py-1 text-paper text-xs shadow-mid"
        >
          {content}
        </Content>
      </Portal>
    </Root>
  )
}

/** Where menus and tooltips are drawn: inside the page's main landmark, as all content should be. */
export const mainLandmark = (): HTMLElement | null =>
  typeof document === 'undefined' ? null : document.querySelector('main')
