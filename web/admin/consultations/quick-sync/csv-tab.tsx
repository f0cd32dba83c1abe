import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { csvAccept } from '#shared/booking-reader/csv/csv-file.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { CsvProgress, useProgress } from './csv-progress.tsx'
import { CsvReview } from './csv-review.tsx'
import { counted } from './csv-words.ts'
import type { ImportRun } from './import-run.ts'
import type { CsvImport, Review } from './use-csv-import.ts'

/** CSV Import: choose a file, settle what it leaves open, and follow the import to its end. */
export function CsvTab({ csv }: { csv: CsvImport }) {
  const { state } = csv
  switch (state.step) {
    case 'choose':
      return <CsvChoose reading={null} problem={state.problem} onFile={csv.choose} />
    case 'reading':
      return <CsvChoose reading={state.name} problem={null} onFile={csv.choose} />
    case 'review':
      return <CsvReview csv={csv} review={state} />
    case 'import':
      return <Running csv={csv} review={state} run={state.run} />
  }
}

function Running({ csv, review, run }: { csv: CsvImport; review: Review; run: ImportRun }) {
  return <CsvProgress csv={csv} review={review} progress={useProgress(run)} />
}

type CsvChooseProps = {
  /** The file being read, or null. */
  reading: string | null
  problem: string | null
  onFile: (file: File) => void
}

/** Where a file is dropped or chosen. */
function CsvChoose({ reading, problem, onFile }: CsvChooseProps) {
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    drag(event)
    const file = event.dataTransfer.files[0]
    if (file) onFile(file)
  }
  return (
    <div className="flex flex-col gap-3">
      <label
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drop}
        className={cx(
          'flex cursor-pointer flex-col items-center gap-2 rounded-md border border-dashed px-6 py-12 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2',
          over
            ? 'border-thread bg-thread-tint'
            : 'border-control bg-paper hover:border-ink-soft hover:bg-paper-deep',
        )}
      >
        <FileUp size={26} strokeWidth={1.4} className="text-ink-faint" aria-hidden="true" />
        <span className="font-medium text-sm">
          {reading === null ? 'Choose a CSV file, or drop it here' : `Reading ${reading}…`}
        </span>
        <span className="max-w-md text-balance text-ink-soft text-xs">
          Calendly’s export fits as it is. Other files need the columns “Invitee Email” and “Start
          Date &amp; Time”.
        </span>
        <input
          type="file"
          accept={csvAccept}
          aria-label="CSV file"
          className="sr-only"
          disabled={reading !== null}
          onChange={(event) => {
            const file = event.target.files?.[0]
            // The same file may be chosen again, after it was mended.
            event.target.value = ''
            if (file) onFile(file)
          }}
        />
      </label>
      <p role="status" className="danger-mark font-medium text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  )
}

/** The buttons under the CSV tab: what can be done next at each step. */
export function CsvButtons({ csv, onClose }: { csv: CsvImport; onClose: () => void }) {
  const { state } = csv
  switch (state.step) {
    case 'choose':
    case 'reading':
      return (
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      )
    case 'review': {
      const count = state.read.bookings.length
      return (
        <>
          <Button variant="secondary" onClick={csv.reset}>
            Other file
          </Button>
          <Button disabled={count === 0 || state.known === null} onClick={() => csv.start(state)}>
            {count === 0 ? 'Import meetings' : `Import ${counted(count, 'meeting', 'meetings')}`}
          </Button>
        </>
      )
    }
    case 'import':
      return <RunButtons run={state.run} onAnother={csv.reset} onClose={onClose} />
  }
}

type RunButtonsProps = { run: ImportRun; onAnother: () => void; onClose: () => void }

function RunButtons({ run, onAnother, onClose }: RunButtonsProps) {
  const { state } = useProgress(run)
  switch (state) {
    case 'running':
      return (
        <Button variant="secondary" onClick={run.stop}>
          Cancel import
        </Button>
      )
    case 'waiting':
      return (
        <>
          <Button variant="secondary" onClick={run.stop}>
            Cancel import
          </Button>
          <Button onClick={run.resume}>Try now</Button>
        </>
      )
    case 'stopped':
      return (
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button onClick={run.resume}>Resume import</Button>
        </>
      )
    case 'done':
      return (
        <>
          <Button variant="secondary" onClick={onAnother}>
            Import another file
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      )
  }
}
