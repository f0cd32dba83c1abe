import type { MouseEvent } from 'react'
import type { Tone } from '#content/types/common.ts'
import type { IconName } from '#content/types/icon.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { CopyIcon } from '../sections/copy-icon.tsx'

/** Whether the run is past a stop, at it, or has yet to come. */
type StopState = 'done' | 'here' | 'ahead'

/** The state of the stop at `index`; undefined while nothing runs. */
export function stopState({ step, phase }: StepperState, index: number): StopState | undefined {
  if (phase === 'idle') return undefined
  return index < step ? 'done' : index === step ? 'here' : 'ahead'
}

type StopLink = { href: string; label: string; onClick: (() => void) | undefined }

type StopProps = {
  icon: IconName
  title: string
  text: string
  state: StopState | undefined
  /** What travels on to the next stop. */
  carries?: string | undefined
  /** The colour it runs in, where that is not the panel's. */
  tone?: Tone | undefined
  /** Where the icon leads, or what a click on it does instead. */
  link?: StopLink | undefined
}

/** One stop of a thread: its icon, its words, and the piece of thread to the next. */
export function Stop({ icon, title, text, state, carries, tone, link }: StopProps) {
  const drawing = <CopyIcon name={icon} strokeWidth={1.6} className="size-6" />
  const follow = (event: MouseEvent) => {
    if (!link?.onClick) return
    event.preventDefault()
    link.onClick()
  }
  return (
    <li className="stop" data-at={state} data-carries={carries} data-tone={tone}>
      <Segment />
      {state && <Segment className="segment-lit" />}
      {link ? (
        <a href={link.href} aria-label={link.label} onClick={follow} className="stop-icon">
          {drawing}
        </a>
      ) : (
        <span className="stop-icon">{drawing}</span>
      )}
      <div className="stop-words">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
    </li>
  )
}

/** The piece of thread from one stop to the next, across the page or down it. */
function Segment({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className={`segment ${className}`}
    >
      <path className="across" d="M0 50C30 0 70 100 100 50" />
      <path className="down" d="M50 0C0 30 100 70 50 100" />
    </svg>
  )
}
