import { ArrowLeft } from 'lucide-react'
import type { CopyLink } from '#content/types/common.ts'

/** The way back to the list this page belongs to. */
export function Trail({ parent }: { parent: CopyLink }) {
  return (
    <a
      href={parent.href}
      className="mb-6 inline-flex min-h-8 items-center gap-2 rounded-sm font-medium text-ink-soft text-sm transition-colors hover:text-thread"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {parent.label}
    </a>
  )
}
