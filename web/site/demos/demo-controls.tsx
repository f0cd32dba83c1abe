import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { pauseButton, startButton } from '#shared/demos/machines.ts'
import type { StepperEvent, StepperState } from '#shared/demos/stepper.ts'
import { Button } from '#web/ui/button.tsx'
import { useHydrated } from '../motion/hooks.ts'
import './demos.css'

type Tab = {
  id: string
  name: string
  /** Where the same stands in plain reading. */
  href: string
}

type DemoTabsProps = {
  label: string
  tabs: readonly Tab[]
  /** The index of the one that is chosen. */
  chosen: number
  onChoose: (index: number) => void
}

const keys: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
  ' ': (index) => index,
}

/**
 * The choice of a demo's scenario: links until it runs, then tabs, which the arrow keys, Home and
 * End choose, as ARIA's authoring practices have it.
 */
export function DemoTabs({ label, tabs, chosen, onChoose }: DemoTabsProps) {
  const runs = useHydrated()
  const list = useRef<HTMLDivElement>(null)

  const choose = (event: MouseEvent | KeyboardEvent, index: number) => {
    event.preventDefault()
    onChoose(index)
  }
  const move = (event: KeyboardEvent, index: number) => {
    const next = keys[event.key]?.(index, tabs.length)
    if (next === undefined) return
    choose(event, next)
    list.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <div
      ref={list}
      {...(runs && { role: 'tablist', 'aria-label': label })}
      className="demo-tabs flex gap-x-7 border-paper-edge border-b"
    >
      {tabs.map((tab, index) => (
        <a
          key={tab.id}
          href={tab.href}
          {...(runs && {
            role: 'tab',
            'aria-selected': index === chosen,
            tabIndex: index === chosen ? 0 : -1,
          })}
          data-chosen={index === chosen || undefined}
          onClick={(event) => choose(event, index)}
          onKeyDown={(event) => move(event, index)}
          className="-mb-px flex min-h-11 items-center border-transparent border-b-2 font-medium text-ink-soft transition-colors hover:text-ink active:text-thread-deep"
        >
          {tab.name}
        </a>
      ))}
    </div>
  )
}

type DemoButtonsProps = {
  state: StepperState
  send: (event: StepperEvent) => void
  /** What is going on, in one sentence. */
  status: string
}

/**
 * Start, Pause and Reset, and beside them what is going on; without script they are not there. Start
 * keeps the focus while it runs, and brings the stage into the window.
 */
export function DemoButtons({ state, send, status }: DemoButtonsProps) {
  const start = startButton(state)
  const pause = pauseButton(state)
  const paused = state.phase === 'paused'
  const isNext = state.phase === 'idle' || paused
  return (
    <div className="needs-script mt-5 flex flex-wrap items-center gap-3">
      <Button
        size="lg"
        variant={isNext ? 'primary' : 'secondary'}
        busy={start.disabled}
        onClick={({ currentTarget }) => {
          // What is played, and not its buttons, where a window has no room for both.
          currentTarget
            .closest('.demo-theatre')
            ?.firstElementChild?.scrollIntoView({ block: 'nearest' })
          send({ type: 'start' })
        }}
        className="min-w-36"
      >
        {start.label}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        disabled={pause.disabled}
        onClick={() => send({ type: paused ? 'resume' : 'pause' })}
        className="max-sm:px-4"
      >
        {pause.label}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        onClick={() => send({ type: 'reset' })}
        className="max-sm:px-4"
      >
        Reset
      </Button>
      {/* On phones two lines of its own, so that a longer step does not move what is below. */}
      <p role="status" className="text-ink-soft text-sm max-sm:min-h-11 max-sm:w-full">
        {status}
      </p>
    </div>
  )
}
