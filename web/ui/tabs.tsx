import { Content, List, Root, Trigger } from 'radix-ui/tabs'
import type { ReactNode } from 'react'

type TabsProps = {
  value: string
  onValueChange: (value: string) => void
  /** What the tabs are about, for those who do not see them side by side. */
  label: string
  tabs: readonly { value: string; label: ReactNode }[]
  /** The {@link TabPanel} of each tab. */
  children: ReactNode
}

/** Views of one thing, one at a time; the arrow keys move between them. */
export function Tabs({ value, onValueChange, label, tabs, children }: TabsProps) {
  return (
    <Root value={value} onValueChange={onValueChange}>
      <List
        aria-label={label}
        className="flex gap-5 overflow-x-auto border-paper-edge border-b text-sm"
      >
        {tabs.map((tab) => (
          <Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 cursor-pointer whitespace-nowrap border-transparent border-b-2 font-medium text-ink-soft transition-colors hover:text-ink active:text-thread-deep data-[state=active]:border-thread data-[state=active]:text-ink"
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
