import { CsvChoose } from './csv-choose.tsx'
import { CsvProgress } from './csv-progress.tsx'
import { CsvReview } from './csv-review.tsx'
import type { ImportRun } from './import-run.ts'
import type { CsvImport, Review } from './use-csv-import.ts'
import { useProgress } from './use-progress.ts'

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
