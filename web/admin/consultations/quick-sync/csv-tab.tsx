import { csvAccept } from '#shared/booking-reader/csv/csv-file.ts'
import { Button } from '#web/ui/button.tsx'
import { FileDrop } from '../../csv/file-drop.tsx'
import { CsvProgress, useProgress } from './csv-progress.tsx'
import { CsvReview } from './csv-review.tsx'
import { counted } from './csv-words.ts'
import type { ImportRun } from './import-run.ts'
import type { CsvImport, Review } from './use-csv-import.ts'

const calendlyFile = {
  accept: csvAccept,
  help: 'Calendly’s export fits as it is. Other files need the columns “Invitee Email” and “Start Date & Time”.',
  ground: 'bg-paper',
  room: 'py-12',
}

/** CSV Import: choose a file, settle what it leaves open, and follow the import to its end. */
export function CsvTab({ csv }: { csv: CsvImport }) {
  const { state } = csv
  switch (state.step) {
    case 'choose':
      return (
        <FileDrop {...calendlyFile} reading={null} problem={state.problem} onFile={csv.choose} />
      )
    case 'reading':
      return <FileDrop {...calendlyFile} reading={state.name} problem={null} onFile={csv.choose} />
    case 'review':
      return <CsvReview csv={csv} review={state} />
    case 'import':
      return <Running csv={csv} review={state} run={state.run} />
  }
}

function Running({ csv, review, run }: { csv: CsvImport; review: Review; run: ImportRun }) {
  return <CsvProgress csv={csv} review={review} progress={useProgress(run)} />
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
