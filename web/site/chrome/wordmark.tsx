import { brand } from '#content/brand.ts'
import { page } from '#shared/routes.ts'

/** The mark: a thread that passes over one upright and under the next. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className} fill="none" strokeWidth="3.4">
      <path d="M10 3v26" className="stroke-current" />
      <path
        d="M1.5 22.5c7 0 7.500-13 14.500-13s7.500 13 14.500 13"
        className="stroke-paper"
        strokeWidth="7"
      />
      <path
        d="M1.5 22.5c7 0 7.500-13 14.500-13s7.500 13 14.500 13"
        className="stroke-thread"
        strokeLinecap="round"
      />
      <path d="M22 3v26" className="stroke-paper" strokeWidth="7" />
      <path d="M22 3v26" className="stroke-current" />
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
