import { ChevronRight, History } from 'lucide-react'
import { useState } from 'react'
import { HistoryList } from './history-list.tsx'

/** The history of one record, read once it is opened. */
export function RecordHistory({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="group min-w-0 text-sm"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-sm font-semibold [&::-webkit-details-marker]:hidden">
        <History size={15} aria-hidden="true" className="text-ink-faint" />
        History
        <ChevronRight
          size={15}
          aria-hidden="true"
          className="text-ink-faint transition-transform group-open:rotate-90"
        />
      </summary>
      {open && (
        <HistoryList
          query={{ kind: 'all', record: id }}
          beside
          empty={<p className="py-3 text-ink-soft text-sm">Nothing was changed yet.</p>}
        />
      )}
    </details>
  )
}
