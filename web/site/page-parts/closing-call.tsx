import { ActionRow } from './action-row.tsx'

type ClosingCallProps = {
  title: string
  text: string
  actions: readonly { label: string; href: string }[]
  /** Said under the actions, in small type. */
  note?: string
}

/** The last section of a page: what to do now. */
export function ClosingCall({ title, text, actions, note }: ClosingCallProps) {
  return (
    <section className="container-page py-20 md:py-28">
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-12">
        <h2 className="font-bold text-3xl tracking-[-0.025em] md:col-span-6">{title}</h2>
        <div className="md:col-span-6 md:pt-2">
          <p className="text-ink-soft text-lg">{text}</p>
          <ActionRow actions={actions} className="mt-8" />
          {note && <p className="mt-5 text-ink-faint text-sm">{note}</p>}
        </div>
      </div>
    </section>
  )
}
