import type { Import } from '#shared/imports/schema.ts'
import { cx } from '#web/ui/cx.ts'
import { type Weft, WovenSteps } from '../records/woven-steps.tsx'

const steps = ['File', 'Match', 'Check', 'Done']

/** At which step an import is, and how it comes on. */
const places: Record<Import['state'], { at: number; weft: Weft }> = {
  mapping: { at: 1, weft: 'coming' },
  checking: { at: 2, weft: 'coming' },
  ready: { at: 2, weft: 'coming' },
  running: { at: 3, weft: 'coming' },
  stopped: { at: 3, weft: 'coming' },
  done: { at: 3, weft: 'done' },
  reverted: { at: 3, weft: 'cut' },
}

/** The way of a file of people, and how far on it one is; null before there is a file. */
export const ImportSteps = ({ state }: { state: Import['state'] | null }) => (
  <div className={cx('pb-6', state ? 'max-w-desk' : 'max-w-190')}>
    <WovenSteps
      onPaper
      steps={steps}
      {...(state ? places[state] : { at: 0, weft: 'coming' as const })}
    />
  </div>
)
