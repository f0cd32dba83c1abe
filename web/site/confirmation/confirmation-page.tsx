import { heldReceiptAnchor } from '#shared/routes.ts'
import { SentIllustration } from '../illustrations/line-drawings.tsx'
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
    <section id={heldReceiptAnchor} className="group container-page pt-16 pb-32 md:pt-40">
      <SentIllustration className="h-28 w-full max-w-2xl" />
      <h1 className="mt-8 font-bold text-4xl tracking-[-0.02em]">{heading}</h1>
      <p className="mt-5 max-w-xl text-ink-soft text-lg">{text}</p>
      <p className="mt-3 hidden max-w-xl text-ink-soft text-lg group-target:block">{held}</p>
      <ActionRow actions={actions} className="mt-9" />
    </section>
  )
}
