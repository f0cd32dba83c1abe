type DemoTabsProps = {
  label: string
  tabs: readonly {
    id: string
    name: string
    /** Where the same stands in plain reading. */
    href: string
    steps: number
  }[]
}

/** The choice of a demo's scenario: links without script, tabs with it (tabs.ts). */
export function DemoTabs({ label, tabs }: DemoTabsProps) {
  return (
    <div
      data-tabs={label}
      className="demo-tabs flex gap-x-7 gap-y-1 border-paper-edge border-b max-md:flex-wrap"
    >
      {tabs.map((tab, index) => (
        <a
          key={tab.id}
          href={tab.href}
          data-tab={tab.id}
          data-steps={tab.steps}
          {...(index === 0 ? { 'data-chosen': '' } : {})}
          className="-mb-px flex min-h-11 items-center border-transparent border-b-2 font-medium text-ink-soft transition-colors hover:text-ink active:text-thread-deep"
        >
          {tab.name}
        </a>
      ))}
    </div>
  )
}
