import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

/** How the thread that is woven through the steps is drawn: on its way, at its end, or cut. */
export type Weft = 'coming' | 'done' | 'cut'

const strokes: Record<Weft, string> = {
  coming: 'stroke-thread',
  done: 'stroke-green',
  cut: 'cut',
}

type WovenStepsProps = {
  steps: readonly string[]
  /** Which of them it is at. */
  at: number
  /** How the name of that one stands there, where it is more than its word. */
  children?: ReactNode
  weft: Weft
  /** On the page itself, from its edge, and not on a card. */
  onPaper?: boolean
}

/**
 * A thread for each step, and one that is woven through them as far as something has come, over one and
 * under the next, from the first to the last: what is passed is dark, what is to come is pale and crossed.
 */
export function WovenSteps(props: WovenStepsProps) {
  const { steps, at, children, weft, onPaper = false } = props
  // From edge to edge of the page, or each in the middle of its share of the card.
  const placeOf = (place: number) =>
    `${(onPaper ? place / (steps.length - 1) : (place + 0.5) / steps.length) * 100}%`
  const warp = (place: number) => (
    <line
      key={place}
      x1={placeOf(place)}
      x2={placeOf(place)}
      y1="0"
      y2="28"
      className={(weft === 'cut' ? place === at : place <= at) ? 'stroke-ink' : 'stroke-control/50'}
    />
  )
  const places = steps.map((_, place) => place)
  // Woven is what is passed; at its end the weft is tied: the last thread lies over it.
  const isUnder = (place: number) => place % 2 === 1 && place <= at && place < steps.length - 1
  const along = { x1: placeOf(0), x2: placeOf(at), y1: '14', y2: '14' }
  const whole = { ...along, x2: placeOf(steps.length - 1) }
  return (
    <div className={cx('woven-steps', onPaper && 'on-paper')}>
      <svg aria-hidden="true" className="block h-7 w-full overflow-visible">
        {places.filter(isUnder).map(warp)}
        <line {...along} className="gap" />
        {weft === 'coming' && <line {...whole} className="stroke-control/50" />}
        <line {...along} className={strokes[weft]} />
        {places
          .filter((place) => !isUnder(place))
          .map((place) => (
            <g key={place}>
              {place <= at && (
                <line x1={placeOf(place)} x2={placeOf(place)} y1="9" y2="19" className="gap" />
              )}
              {warp(place)}
            </g>
          ))}
        {weft !== 'cut' && (
          <circle
            cx={placeOf(at)}
            cy="14"
            r="5"
            className={weft === 'done' ? 'fill-green' : 'fill-thread'}
          />
        )}
      </svg>
      <ol
        className={cx(
          'grid auto-cols-fr grid-flow-col text-2xs',
          onPaper ? 'relative *:last:absolute *:last:right-0' : 'text-center',
        )}
      >
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={place === at ? 'step' : undefined}
            className={place === at ? 'font-semibold' : 'text-ink-faint'}
          >
            {(place === at && children) || step}
          </li>
        ))}
      </ol>
    </div>
  )
}
