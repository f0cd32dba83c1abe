import { cx } from '#web/ui/cx.ts'

type ImportFiguresProps = {
  figures: readonly { label: string; count: number }[]
  /** Which of them is a failure, by its label. */
  failed: string
  className: string
}

/** What became of the rows of a file, each number over its word. */
export const ImportFigures = ({ figures, failed, className }: ImportFiguresProps) => (
  <dl className={cx('grid grid-cols-2 sm:grid-cols-4', className)}>
    {figures.map(({ label, count }) => (
      <div key={label} className="flex flex-col-reverse justify-end rounded-md bg-paper px-3 py-2">
        <dt className="text-ink-soft text-xs">{label}</dt>
        <dd
          className={cx(
            'font-semibold text-lg tabular-nums',
            label === failed && count > 0 && 'text-danger',
          )}
        >
          {count.toLocaleString('en')}
        </dd>
      </div>
    ))}
  </dl>
)
