import { heldReceiptAnchor } from '#shared/routes.ts'
import { KnotIllustration } from '../forms/receipt.tsx'
import { ActionRow } from '../sections/closing-call.tsx'

type SentPageProps = {
  heading: string
  text: string
  held: string
  actions: readonly { label: string; href: string }[]
}

/**
 * The answer to a form that was sent without script. Its address, as the server's redirect has it,
 * shows the note that mail waits.
 */
export function ConfirmationPage({ heading, text, held, actions }: SentPageProps) {
  return (
    <section id={heldReceiptAnchor} className="group container-page py-10 md:py-16">
      <div className="ink-ground overflow-hidden rounded-lg p-6 sm:p-10 md:px-16 md:py-32">
        <KnotIllustration />
        <h1 className="mt-6 font-bold text-4xl tracking-[-0.02em]">{heading}</h1>
        <p className="mt-5 max-w-xl text-ink-soft text-lg">{text}</p>
        <p className="mt-3 hidden max-w-xl text-ink-soft text-lg group-target:block">{held}</p>
        <ActionRow actions={actions} className="mt-9" />
      </div>
    </section>
  )
}
