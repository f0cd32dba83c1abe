import { cx } from '#web/ui/cx.ts'
import { counted } from './csv-words.ts'
import type { ImportProgress } from './import-run.ts'
import { RowList } from './row-list.tsx'
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
  const { state, settled, total, imported, known, failed } = progress
  // What could not even be sent belongs into the file to mend.
  const missing = [...failed, ...review.read.dropped].sort((a, b) => a.line - b.line)
  const figures = [
    { label: 'imported', count: imported },
    { label: 'already there', count: known },
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
          className={cx('import-bar mt-2', state === 'waiting' && 'import-bar-waiting')}
        />
      </div>
      <dl className="grid max-w-md grid-cols-3 gap-3">
        {figures.map(({ label, count }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-md bg-paper px-3 py-2"
          >
            <dt className="text-ink-soft text-xs">{label}</dt>
            <dd
              className={cx(
                'font-semibold text-lg tabular-nums',
                label === 'failed' && count > 0 && 'text-red',
              )}
            >
              {number(count)}
            </dd>
          </div>
        ))}
      </dl>
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
