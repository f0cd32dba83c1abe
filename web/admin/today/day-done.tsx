import { Link } from 'react-router'
import { brand } from '#content/brand.ts'
import { houseCloth } from '#content/cloths.ts'
import { adminPage } from '#shared/routes.ts'
import { weave } from '#shared/weaving/cloth.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { ClothPatterns } from '#web/ui/cloth.tsx'
import '#web/ui/cloth.css'

const cell = 11
/** Rows of the cloth, the red one in their middle. */
const rows = 13

/** Nothing is left to do: the day as a finished piece of the house's cloth. */
export function DayDone({ onEverybody }: { onEverybody: (() => void) | undefined }) {
  return (
    <div className="overflow-hidden rounded-md border border-paper-edge bg-card">
      <svg aria-hidden="true" width="100%" height={rows * cell} className="block">
        <ClothPatterns id="day" cloth={weave(brand.name, houseCloth)} cell={cell} pick={6} />
        <rect width="100%" height="100%" fill="url(#day)" />
        <rect y={6 * cell} width="100%" height={cell} fill="url(#day-red)" />
      </svg>
      <div className="flex flex-col items-center gap-3 px-6 py-8 text-center">
        <h2 className="font-semibold text-lg">Nothing is left for today</h2>
        <p className="max-w-sm text-balance text-ink-soft text-sm">
          No task is due, nobody waits for an answer, and no meeting is planned. What comes in
          stands here at once.
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          {onEverybody && (
            <Button variant="secondary" size="sm" onClick={onEverybody}>
              Show everybody’s day
            </Button>
          )}
          <Link to={adminPage.people} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Open People
          </Link>
        </div>
      </div>
    </div>
  )
}
