import { Download } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import type { CsvImport } from './use-csv-import.ts'

/** Rows that are drawn; the file to download has them all. */
const drawn = 100

type RowListProps = {
  title: string
  rows: readonly { line: number; reason: string }[]
  /** Where the rows come from, for those that can be had as a file to mend. */
  download?: { csv: CsvImport; name: string }
}

/** Rows of the file by their line, each with its reason. */
export function RowList({ title, rows, download }: RowListProps) {
  const id = useId()
  const save = async ({ csv, name }: { csv: CsvImport; name: string }) =>
    saveFile(
      new Blob([await csv.failedRows(rows)], { type: 'text/csv;charset=utf-8' }),
      name.replace(/(?:\.csv)?$/i, '-failed-rows.csv'),
    )
  return (
    <section aria-labelledby={id} className="rounded-md border border-paper-edge">
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
        <h3 id={id} className="font-medium text-sm">
          {title}
        </h3>
        {download && (
          <Button variant="secondary" size="sm" onClick={() => save(download)}>
            <Download size={14} />
            Download failed rows
          </Button>
        )}
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-labelledby={id}
        className="max-h-40 overflow-y-auto border-paper-edge border-t px-3 py-1.5 text-xs"
      >
        {rows.slice(0, drawn).map(({ line, reason }) => (
          <li key={line} className="flex gap-3 py-0.5">
            <span className="w-18 shrink-0 text-ink-faint tabular-nums">Line {line}</span>
            <span className="min-w-0 break-words text-ink-soft">{reason}</span>
          </li>
        ))}
        {rows.length > drawn && (
          <li className="py-0.5 text-ink-faint tabular-nums">
            And {(rows.length - drawn).toLocaleString('en')} more
          </li>
        )}
      </ul>
    </section>
  )
}
