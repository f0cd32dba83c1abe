import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { brandMark } from '#content/brand-mark.ts'
import { page } from '#shared/routes.ts'
import { OfflineNotice } from '../shell/offline-notice.tsx'
import { useTitle } from '../shell/use-title.ts'

type AccountFrameProps = { title: string; intro: string; children: ReactNode; footer: ReactNode }

/** The sheet that login and registration stand on. */
export function AccountFrame({ title, intro, children, footer }: AccountFrameProps) {
  useTitle(title)
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-10 sm:justify-center">
      <OfflineNotice means="This form can be sent once the network is back." />
      <main className="w-full max-w-sm">
        <a
          href={page.home}
          className="inline-flex min-h-6 items-center gap-2 rounded-sm font-semibold text-lg"
        >
          <Mark />
          {brand.name}
        </a>
        <div className="mt-5 rounded-lg border border-paper-edge bg-card p-6 shadow-low">
          <h1 className="font-semibold text-xl">{title}</h1>
          <p aria-live="polite" className="mt-1 mb-5 text-ink-soft text-sm">
            {intro}
          </p>
          {children}
        </div>
        <p className="mt-5 text-center text-ink-soft text-sm">{footer}</p>
      </main>
    </div>
  )
}

const strokes = { ink: 'stroke-current', thread: 'stroke-thread', ground: 'stroke-paper' } as const

/** The firm's mark, as the public site draws it. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox={brandMark.box} className="size-7" fill="none">
      {brandMark.strands.map(({ path, stroke, width, round }) => (
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
