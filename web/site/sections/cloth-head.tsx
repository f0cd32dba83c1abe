import type { ReactNode } from 'react'
import { type Trade, tradeCloths } from '#content/cloths.ts'
import type { CopyLink } from '#content/types/common.ts'
import type { IconName } from '#content/types/icon.ts'
import { ClothOnLoom } from '../illustrations/cloth-on-loom.tsx'
import { CopyIcon } from './copy-icon.tsx'
import { keepHyphens, Trail } from './page-head.tsx'

type ClothHeadProps = {
  heading: string
  lead: string
  parent: CopyLink
  /** Whose cloth hangs beside the words, with the name and the icon on its label. */
  trade: { id: Trade; name: string; icon: IconName }
  /** What to do first, under the lead. */
  children: ReactNode
}

/** The opening of a trade's page: its words, and its cloth up to the edge of the window. */
export function ClothHead({ heading, lead, parent, trade, children }: ClothHeadProps) {
  return (
    <section className="cloth-head">
      <div className="container-page">
        <div className="cloth-words">
          <Trail parent={parent} />
          <h1 className="font-bold text-4xl tracking-[-0.02em]">{keepHyphens(heading)}</h1>
          <p className="mt-6 max-w-2xl text-ink-soft text-lg leading-snug sm:text-xl">{lead}</p>
          {children}
        </div>
      </div>
      <div className="cloth-field">
        <ClothOnLoom trade={trade.id} />
        <p className="cloth-label">
          <CopyIcon name={trade.icon} strokeWidth={1.5} className="size-4 text-thread" />
          <span>
            <span className="font-semibold">{trade.name}</span>
            <span className="sr-only">: </span>
            <span className="block text-ink-soft">{tradeCloths[trade.id].name}</span>
          </span>
        </p>
      </div>
    </section>
  )
}
