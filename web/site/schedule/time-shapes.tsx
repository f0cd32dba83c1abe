import { Skeleton } from '#web/ui/skeleton.tsx'

const many = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The shape of the four types to choose from, as TypeChoice draws them. */
export function TypeShapes() {
  return (
    <div>
      <Skeleton className="shape-title" />
      <div className="type-rows mt-3 rounded-md">
        {many(4).map((row) => (
          <div key={row} className="type-row grid items-center gap-x-3 px-3">
            <Skeleton className="size-4 rounded-full" />
            <Skeleton className="shape-words" />
            <Skeleton className="w-16" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** The shape of a month: its name, the buttons beside it and five weeks, as MonthGrid draws them. */
export function MonthShape() {
  return (
    <div className="needs-script">
      <div className="flex h-10 items-center justify-between">
        <Skeleton className="shape-title" />
        <Skeleton className="shape shape-buttons rounded-md" />
      </div>
      <div className="shape-days grid gap-1">
        {many(35).map((day) => (
          <Skeleton key={day} className="shape rounded-md" />
        ))}
      </div>
    </div>
  )
}

/** The shape of so many times of a day, as they stand beside the month. */
export function TimeShapes({ count }: { count: number }) {
  return (
    <div className="times needs-script mt-3 grid gap-2">
      {many(count).map((time) => (
        <Skeleton key={time} className="shape rounded-md" />
      ))}
    </div>
  )
}
