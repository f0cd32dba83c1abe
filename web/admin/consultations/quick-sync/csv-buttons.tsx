import { Button } from '#web/ui/button.tsx'
import { counted } from './csv-words.ts'
import type { ImportRun } from './import-run.ts'
import type { CsvImport } from './use-csv-import.ts'
import { useProgress } from './use-progress.ts'

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
          <Button disabled={count === 0} onClick={() => csv.start(state)}>
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
