import { useEffect } from 'react'
import { brand } from '#content/brand.ts'
import { logo } from '#content/logo.ts'

const strokes = { ink: 'stroke-current', thread: 'stroke-thread', ground: 'stroke-paper' } as const

/** The firm's logo, as the public site draws it. */
export function Logo() {
  return (
    <svg aria-hidden="true" viewBox={logo.box} className="size-7" fill="none">
      {logo.strands.map(({ path, stroke, width, round }) => (
        <path
          key={`${path}${stroke}`}
          d={path}
          className={strokes[stroke]}
          strokeWidth={width}
          strokeLinecap={round && 'round'}
        />
      ))}
    </svg>
  )
}

/** Names the browser's tab after the screen. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${brand.name}`
  }, [title])
}
