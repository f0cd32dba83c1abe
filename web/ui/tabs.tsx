import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'

type TabsProps = {
  value: string
  onValueChange: (value: string) => void
  /** What the tabs are about, for those who do not see them side by side. */
  label: string
  tabs: readonly { value: string; label: ReactNode }[]
  className?: string
  /** The {@link TabPanel} of each tab. */
  children: ReactNode
}

/**
 * Keeps Radix from focusing the tab that is pressed, which browsers would show as they show a focus by
 * keys. They focus it themselves, and that chooses it.
 */
function leaveFocusToBrowser(event: MouseEvent) {
  if (event.button === 0 && !event.ctrlKey) event.stopPropagation()
}

/** Views of one thing, one at a time; the arrow keys move between them. */
export function Tabs({ value, onValueChange, label, tabs, className, children }: TabsProps) {
  // A click chooses its tab twice, by the pointer and by the focus; an address would be pushed twice.
  const chosen = useRef(value)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    chosen.current = value
    // On a phone the open tab may stand beyond the edge.
    const open = list.current?.querySelector('[data-state=active]')
    open?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [value])
  const choose = (next: string) => {
    if (next === chosen.current) return
    chosen.current = next
    onValueChange(next)
  }
  return (
    <Root value={value} onValueChange={choose} className={className}>
      <List
        ref={list}
        aria-label={label}
        // On a phone the last one in sight is cut, so that it shows that there are more.
        className="relative flex gap-0.5 overflow-x-auto border-paper-edge border-b text-sm sm:gap-2"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            onMouseDownCapture={leaveFocusToBrowser}
            // Safari focuses no button that is pressed.
            onClick={() => choose(tab.value)}
            className="-outline-offset-4 -mb-px h-10 px-1.5 sm:px-2 cursor-pointer whitespace-nowrap rounded-t-md border-transparent border-b-2 font-medium text-ink-soft transition-colors hover:text-ink active:text-thread-deep data-[state=active]:border-thread data-[state=active]:text-ink"
          >
            {tab.label}
          </Trigger>
        ))}
      </List>
      {children}
    </Root>
  )
}

export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Content value={value} className="pt-5">
      {children}
    </Content>
  )
}
