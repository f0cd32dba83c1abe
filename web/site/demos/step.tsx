import type { MouseEvent } from 'react'
import type { IconName } from '#content/types/icon.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { Mark } from '../marks/mark.tsx'
import { CopyIcon } from '../sections/copy-icon.tsx'

/** Whether the run is past a step, at it, or has yet to come. */
type StepState = 'done' | 'here' | 'ahead'

/** The state of the step at `index`; undefined while nothing runs. */
export function stepState({ step, phase }: StepperState, index: number): StepState | undefined {
  if (phase === 'idle') return undefined
  return index < step ? 'done' : index === step ? 'here' : 'ahead'
}

type StepLink = { href: string; label: string; onClick: () => void }

type StepProps = {
  /** What is drawn in its tile; absent, the label of the platform that its title names. */
  icon?: IconName
  title: string
  text: string
  state: StepState | undefined
  /** What it hands on to the next step. */
  carries?: readonly string[]
  /** Where the icon leads, or what a click on it does instead. */
  link?: StepLink | undefined
}

/** One step of a thread: its icon, its words, and the connector to the next. */
export function Step({ icon, title, text, state, carries, link }: StepProps) {
  const drawing = icon ? (
    <CopyIcon name={icon} strokeWidth={1.6} className="size-6" />
  ) : (
    <Mark name={title} className="size-full" />
  )
  const follow = (event: MouseEvent) => {
    if (!link) return
    event.preventDefault()
    link.onClick()
  }
  return (
    <li className="step" data-at={state}>
      <Connector />
      {state && <Connector className="connector-lit" />}
      {link ? (
        <a href={link.href} aria-label={link.label} onClick={follow} className="step-icon">
          {drawing}
        </a>
      ) : (
        <span className="step-icon">{drawing}</span>
      )}
      <div className="step-words">
        <p className="font-semibold">{title}</p>
        <p className="text-ink-soft text-sm">{text}</p>
      </div>
      {carries && (
        <ul className="slip">
          {carries.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** The thread from one step to the next, across the page or down it. */
export function Connector({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      fill="none"
      className={`connector ${className}`}
    >
      <path className="across" d="M0 50C30 0 70 100 100 50" />
      <path className="down" d="M50 0C0 30 100 70 50 100" />
    </svg>
  )
}
