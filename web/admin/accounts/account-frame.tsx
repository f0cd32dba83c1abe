import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { page } from '#shared/routes.ts'
import { useTitle } from '../shell/use-title.ts'

type AccountFrameProps = { title: string; intro: string; children: ReactNode; footer: ReactNode }

/** The sheet that login and registration stand on. */
export function AccountFrame({ title, intro, children, footer }: AccountFrameProps) {
  useTitle(title)
  return (
    <div className="flex min-h-dvh flex-col items-center px-4 py-10 sm:justify-center">
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
          <p className="mt-1 mb-5 text-ink-soft text-sm">{intro}</p>
          {children}
        </div>
        <p className="mt-5 text-center text-ink-soft text-sm">{footer}</p>
      </main>
    </div>
  )
}

/** The thread: a line that leaves one tool and arrives at another. */
export function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-6 fill-none stroke-2 stroke-thread">
      <circle cx="4.5" cy="6" r="2.5" />
      <path d="M7 6h6a4 4 0 0 1 0 12H9" strokeLinecap="round" />
      <circle cx="19.5" cy="18" r="2.5" className="fill-thread" />
    </svg>
  )
}
