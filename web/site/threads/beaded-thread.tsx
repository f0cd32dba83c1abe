import type { IconName } from '#content/types/icon.ts'
import { CopyIcon } from '../page-parts/copy-icon.tsx'

const columns = [46, 172, 298, 424]
const rows = [76, 224]
const radius = 38

type BeadedThreadProps = { icons: readonly IconName[]; className?: string }

/** One thread that passes through eight beads: the picture of a list whose entries have one thing in common. */
export function BeadedThread({ icons, className }: BeadedThreadProps) {
  const [left = 0, , , right = 0] = columns
  const [upper = 0, lower = 0] = rows
  const path = `M${left} ${upper}H${right}C${right + 70} ${upper} ${right + 60} 150 ${right - 60} 150H${left + 60}C${left - 60} 150 ${left - 70} ${lower} ${left} ${lower}H${right}`
  return (
    <svg viewBox="0 0 470 300" aria-hidden="true" fill="none" className={className}>
      <path
        d={path}
        pathLength="1"
        className="thread-drawn stroke-thread"
        strokeWidth="4"
        strokeLinecap="round"
      />
      {icons.map((icon, index) => {
        const x = columns[index % columns.length] ?? 0
        const y = rows[Math.floor(index / columns.length)] ?? 0
        return (
          <g key={icon}>
            <circle cx={x} cy={y} r={radius} strokeWidth="1.5" className="fill-card stroke-ink" />
            <CopyIcon
              name={icon}
              x={x - 16}
              y={y - 16}
              width={32}
              height={32}
              strokeWidth={1.5}
              className="stroke-ink"
            />
          </g>
        )
      })}
    </svg>
  )
}
