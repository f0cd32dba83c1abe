import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { page } from '#shared/routes.ts'
import { OfflineNotice } from '#web/ui/offline-notice.tsx'
import { Logo, useTitle } from '../brand/brand.tsx'
import { WovenWall } from './woven-wall.tsx'

type AccountFrameProps = {
  title: string
  intro: string
  /** Why the last try failed, said where it was made; the toast in the corner says it, too. */
  failure?: string | undefined
  children: ReactNode
  footer: ReactNode
}

/** What login, registration and reset stand in: the form, and beside it a wall of cloth. */
export function AccountFrame({ title, intro, failure, children, footer }: AccountFrameProps) {
  useTitle(title)
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] lg:grid-cols-[11fr_9fr] lg:grid-rows-1">
      <WovenWall />
      <div className="flex flex-col items-center px-6 py-10 lg:justify-center">
        <OfflineNotice means="This form can be sent once the network is back." />
        <main className="w-full max-w-sm">
          <a
            href={page.home}
            className="inline-flex min-h-6 items-center gap-2 rounded-sm font-semibold text-lg"
          >
            <Logo />
            {brand.name}
          </a>
          <h1 className="mt-10 font-bold text-2xl tracking-[-0.02em]">{title}</h1>
          <p aria-live="polite" className="mt-2 mb-7 text-base text-ink-soft">
            {intro}
          </p>
          {failure && <Failure>{failure}</Failure>}
          {children}
          <p className="mt-7 border-paper-edge border-t pt-5 text-ink-soft text-sm">{footer}</p>
        </main>
      </div>
    </div>
  )
}

/** Not announced: the toast was. */
const Failure = ({ children }: { children: string }) => (
  <p className="mb-5 flex gap-2.5 rounded-md bg-danger-tint px-3.5 py-3 font-medium text-danger text-sm">
    <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    {children}
  </p>
)
