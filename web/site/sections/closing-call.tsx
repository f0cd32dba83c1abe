import { cx } from '#web/ui/cx.ts'
import { ButtonLink } from '#web/ui/link.tsx'

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

type ActionRowProps = {
  /** The first is what we would do next; the others are quieter. */
  actions: readonly { label: string; href: string }[]
  className?: string | undefined
}

/** Links that look like buttons, side by side; full width on phones. */
export function ActionRow({ actions, className }: ActionRowProps) {
  return (
    <div className={cx('flex flex-wrap gap-3', className)}>
      {actions.map((action, index) => (
        <ButtonLink
          key={action.label}
          href={action.href}
          size="lg"
          variant={index === 0 ? 'primary' : 'secondary'}
          className="max-sm:w-full"
        >
          {action.label}
        </ButtonLink>
      ))}
    </div>
  )
}
