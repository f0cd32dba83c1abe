import { FileUp } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type FileDropProps = {
  /** The name of the file that is being read, or null. */
  reading: string | null
  problem: string | null
  onFile: (file: File) => void
  /** Which files can be chosen, as an input has it. */
  accept: string
  /** Which files fit. */
  help: string
  /** The classes of the ground while no file is over it, and of the room around the words. */
  ground: string
  room: string
}

/** Where a CSV file is dropped or chosen, and what was wrong with the last. */
export function FileDrop(props: FileDropProps) {
  const { reading, problem, onFile, accept, help, ground, room } = props
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
          'flex cursor-pointer flex-col items-center gap-2 rounded-md border border-dashed px-6 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2',
          over
            ? 'border-thread bg-thread-tint'
            : cx('border-control hover:border-ink-soft hover:bg-paper-deep', ground),
          room,
        )}
      >
        <FileUp size={26} strokeWidth={1.4} className="text-ink-faint" aria-hidden="true" />
        {reading === null ? (
          <>
            <span className={buttonClass({ size: 'sm' })}>Choose a CSV file</span>
            <span className="font-medium text-sm pointer-coarse:hidden">or drop it here</span>
          </>
        ) : (
          <span className="font-medium text-sm">{`Reading ${reading}…`}</span>
        )}
        <span className="max-w-md text-balance text-ink-soft text-xs">{help}</span>
        <input
          type="file"
          accept={accept}
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
