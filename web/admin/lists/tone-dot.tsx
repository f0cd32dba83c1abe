import type { BadgeTone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'

const dots: Record<BadgeTone, string> = {
  neutral: 'bg-ink-faint',
  yellow: 'bg-yellow',
  blue: 'bg-blue',
  green: 'bg-green',
  red: 'bg-red',
  violet: 'bg-violet',
}

/** The colour of a status, as large as a menu's icons. */
export function ToneDot({ tone }: { tone: BadgeTone }) {
  return (
    <span className="grid size-4 place-items-center">
      <span className={cx('size-2 rounded-full', dots[tone])} />
    </span>
  )
}
