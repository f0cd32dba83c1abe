import { Download } from 'lucide-react'
import { useEffect, useId, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { saveFile } from '#web/ui/save-file.ts'
import { ImportFigures } from '../../csv/import-figures.tsx'
import { useUndoChanges } from '../../records/undo-change.ts'
import { counted } from './csv-words.ts'
import type { ImportProgress, ImportRun } from './import-run.ts'
import type { CsvImport, Review } from './use-csv-import.ts'

const number = (count: number) => count.toLocaleString('en')

function headline({ state, cause, settled, total }: ImportProgress): string {
  const places = `${number(settled)} of ${counted(total, 'row', 'rows')}`
  switch (state) {
    case 'running':
      return `Importing ${places}`
    case 'waiting':
      return cause === 'busy'
        ? `The server is busy; the import goes on by itself. ${places} are done.`
        : `The connection is lost; the import goes on when it is back. ${places} are done.`
    case 'stopped':
      return `Stopped at ${places}. Resume to import the rest.`
    case 'done':
      return `Finished: ${counted(total, 'row', 'rows')}`
  }
}

// Of a stopped import the rows that were not sent yet are not imported either.
const missingWords = (state: 'done' | 'stopped', count: number) =>
  state === 'stopped' ? 'could not be imported' : `${count === 1 ? 'is' : 'are'} not imported`

type CsvProgressProps = { csv: CsvImport; review: Review; progress: ImportProgress }

/** How far the import is, and once it rests what became of every row. */
export function CsvProgress({ csv, review, progress }: CsvProgressProps) {
  const { state, settled, total, imported, known, changes, failed } = progress
  const undo = useUndoChanges()
  // What could not even be sent belongs into the file to mend.
  const missing = [...failed, ...review.read.dropped].sort((a, b) => a.line - b.line)
  const figures = [
    { label: 'imported', count: imported },
    { label: 'already there', count: known },
    { label: 'changed', count: changes.length },
    { label: 'failed', count: failed.length },
  ]
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p role="status" className="font-medium text-sm tabular-nums">
          {headline(progress)}
        </p>
        <progress
          aria-label="Rows settled"
          value={settled}
          max={Math.max(total, 1)}
          className={cx('import-bar mt-2', state === 'waiting' && 'opacity-55')}
        />
      </div>
      <ImportFigures figures={figures} failed="failed" className="max-w-lg gap-3" />
      {(state === 'done' || state === 'stopped') && changes.length > 0 && (
        <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          {undo.isSuccess
            ? 'The changes were undone.'
            : `${counted(changes.length, 'meeting that was there was', 'meetings that were there were')} changed.`}
          {!undo.isSuccess && (
            <Button
              variant="secondary"
              size="sm"
              busy={undo.isPending}
              onClick={() => undo.mutate(changes)}
            >
              Undo
            </Button>
          )}
        </p>
      )}
      {(state === 'done' || state === 'stopped') && missing.length > 0 && (
        <RowList
          title={`${counted(missing.length, 'row', 'rows')} of the file ${missingWords(state, missing.length)}`}
          rows={missing}
          download={{ csv, name: review.file.name }}
        />
      )}
    </div>
  )
}

/** Rows that are drawn; the file to download has them all. */
const drawn = 100

type RowListProps = {
  title: string
  rows: readonly { line: number; reason: string }[]
  /** Where the rows come from, for those that can be had as a file to mend. */
  download?: { csv: CsvImport; name: string }
  /** They stay in sight at the foot, however much is over them. */
  atFoot?: boolean
}

/** Rows of the file by their line, each with its reason. */
export function RowList({ title, rows, download, atFoot = false }: RowListProps) {
  const id = useId()
  const save = async ({ csv, name }: { csv: CsvImport; name: string }) =>
    saveFile(
      new Blob([await csv.failedRows(rows)], { type: 'text/csv;charset=utf-8' }),
      name.replace(/(?:\.csv)?$/i, '-failed-rows.csv'),
    )
  return (
    <section
      aria-labelledby={id}
      className={cx('rounded-md border border-paper-edge', atFoot && 'rows-at-foot')}
    >
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
        className={cx(
          'overflow-y-auto border-paper-edge border-t px-3 py-1.5 text-xs',
          atFoot ? 'max-h-20' : 'max-h-40',
        )}
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

/**
 * How far an import is. While it lasts it goes on as soon as the network is back, and the browser
 * asks before the page is left.
 */
export function useProgress(run: ImportRun): ImportProgress {
  const progress = useSyncExternalStore(run.subscribe, run.progress)
  const { state } = progress
  useEffect(() => {
    if (state !== 'running' && state !== 'waiting') return
    const back = () => {
      if (run.progress().state === 'waiting') run.resume()
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('online', back)
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('beforeunload', ask)
    }
  }, [run, state])
  return progress
}
