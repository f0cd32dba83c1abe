import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { csvAccept } from '#shared/booking-reader/csv/csv-file.ts'
import { cx } from '#web/ui/cx.ts'

type FileDropProps = {
  /** The name of the file that is being sent, or null. */
  sending: string | null
  problem: string | null
  onFile: (file: File) => void
}

/** Where a file of people is dropped or chosen. */
export function FileDrop({ sending, problem, onFile }: FileDropProps) {
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
  }
  const drop = (event: DragEvent) => {
    drag(event)
    const file = event.dataTransfer.files[0]
    if (file && sending === null) onFile(file)
  }
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <label
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drop}
        className={cx(
          'flex cursor-pointer flex-col items-center gap-2 rounded-md border border-dashed px-6 py-10 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2',
          over
            ? 'border-thread bg-thread-tint'
            : 'border-control bg-card hover:border-ink-soft hover:bg-paper-deep',
        )}
      >
        <FileUp size={26} strokeWidth={1.4} className="text-ink-faint" aria-hidden="true" />
        <span className="font-medium text-sm">
          {sending === null ? 'Choose a CSV file, or drop it here' : `Reading ${sending}…`}
        </span>
        <span className="max-w-md text-balance text-ink-soft text-xs">
          Exports of HubSpot, Pipedrive, Twenty, Mailchimp and Google Contacts fit as they are. Of
          any other file you say what its columns are. Nobody is changed before you have seen it.
        </span>
        <input
          type="file"
          accept={`${csvAccept},.txt`}
          aria-label="CSV file"
          className="sr-only"
          disabled={sending !== null}
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
