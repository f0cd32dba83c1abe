import { brand } from '#content/brand.ts'
import { logo } from '#content/logo.ts'
import { page } from '#shared/routes.ts'

const strokes = { ink: 'stroke-current', thread: 'stroke-thread', ground: 'stroke-paper' } as const

/** The firm's logo, in the colours of where it stands. */
export function Logo({ className }: { className?: string }) {
  const { box, width, strands } = logo
  return (
    <svg viewBox={box} aria-hidden="true" className={className} fill="none" strokeWidth={width}>
      {strands.map((strand) => (
        <path
          key={`${strand.path}${strand.stroke}`}
          d={strand.path}
          className={strokes[strand.stroke]}
          strokeWidth={strand.width === width ? undefined : strand.width}
          strokeLinecap={strand.round && 'round'}
        />
      ))}
    </svg>
  )
}

/** The way home, in the face that comes first (web/ui/font/headline.css). */
export function Wordmark() {
  return (
    <a
      href={page.home}
      className="headline flex h-11 items-center gap-2.5 rounded-sm font-bold text-xl"
    >
      <Logo className="size-8" />
      {brand.name}
    </a>
  )
}
