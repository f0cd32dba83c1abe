import type { Tone } from '#content/types/common.ts'
import type { IconName } from '#content/types/icon.ts'
import { CopyIcon } from '../page-parts/copy-icon.tsx'
import { Segment } from './segment.tsx'

type StopProps = {
  icon: IconName
  title: string
  text: string
  /** What travels on to the next stop. */
  carries?: string | undefined
  /** The colour it runs in, where that is not the panel's. */
  tone?: Tone | undefined
  /** Where the icon leads. */
  link?: { href: string; label: string } | undefined
}

/** One stop of a thread: its icon, its words, and the piece of thread to the next. */
export function Stop({ icon, title, text, carries, tone, link }: StopProps) {
  const drawing = <CopyIcon name={icon} strokeWidth={1.6} className="size-6" />
  return (
    <li className="stop" data-carries={carries} data-tone={tone}>
      <Segment />
      {link ? (
        <a href={link.href} aria-label={link.label} data-detail="" className="stop-icon">
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
