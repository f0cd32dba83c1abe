import { brand } from '#content/brand.ts'
import { page } from '#shared/routes.ts'

const thread = 'M2 24.5c12 0 16-17 28-17'

/** The mark: a thread that passes over one upright and under the next. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none" strokeWidth="3.4">
      <path d="M10.5 3v26" className="stroke-current" />
      <path d={thread} className="stroke-paper" strokeWidth="7.5" />
      <path d={thread} className="stroke-thread" strokeLinecap="round" />
      <path d="M21.5 3v26" className="stroke-paper" strokeWidth="7.5" />
      <path d="M21.5 3v26" className="stroke-current" />
    </svg>
  )
}

export function Wordmark() {
  return (
    <a
      href={page.home}
      className="flex h-11 items-center gap-2.5 rounded-sm font-bold text-xl tracking-tight"
    >
      <Mark className="size-8" />
      {brand.name}
    </a>
  )
}
