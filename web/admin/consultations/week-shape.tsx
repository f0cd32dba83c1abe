import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const days = ['m', 't', 'w', 'th', 'f', 'sa', 'su']

/** Seven days side by side while they are on their way; what frames them stands around. */
export const WeekShape = ({ wide = false }: { wide?: boolean }) => (
  <div className={cx(wide ? 'h-24 sm:h-27' : 'h-45.75 sm:h-63.25')}>
    <div className={cx('grid h-27 grid-cols-7', !wide && 'border-paper-edge border-b')}>
      {days.map((day) => (
        <div key={day} className="flex flex-col items-center gap-2 pt-3">
          <Skeleton className="w-6" />
          <Skeleton className="h-5 w-5" />
        </div>
      ))}
    </div>
  </div>
)
