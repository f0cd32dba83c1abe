import type { Trade } from '#content/cloths.ts'
import { ClothSwatch } from '../illustrations/cloth.tsx'
import { ActionRow } from '../sections/closing-call.tsx'

type ClothEndProps = {
  /** Whose cloths they are, from left to right; the page shows each of them already. */
  trades: readonly Trade[]
  title: string
  text: string
  actions: readonly { label: string; href: string }[]
}

/**
 * The end of a page that wears a cloth: what was on the loom at its beginning is finished, from edge
 * to edge of the window, and on the label sewn to it stands what to do now.
 */
export const ClothEnd = ({ trades, title, text, actions }: ClothEndProps) => (
  <section className="relative page-end">
    <div className="absolute inset-0 grid auto-cols-fr grid-flow-col">
      {trades.map((trade) => (
        <ClothSwatch key={trade} trade={trade} className="size-full" />
      ))}
    </div>
    <div className="container-page relative py-16 md:py-28">
      <div className="max-w-3xl border-thread border-x-2 border-dashed bg-card px-6 py-8 shadow-high md:px-12 md:py-12">
        <h2 className="font-bold text-3xl tracking-[-0.02em]">{title}</h2>
        <p className="mt-4 text-ink-soft text-lg">{text}</p>
        <ActionRow actions={actions} className="mt-8" />
      </div>
    </div>
  </section>
)
