import { cx } from '#web/ui/cx.ts'
import { ButtonLink } from '#web/ui/link.tsx'

type ClosingCallProps = {
  title: string
  text: string
  actions: readonly { label: string; href: string }[]
  /** Said under the actions, in small type. */
  note?: string
}

/**
 * The last section of a page: what to do now, on its one red field. A single way on stands alone
 * under its question; where there is a choice, question and ways stand side by side.
 */
export function ClosingCall({ title, text, actions, note }: ClosingCallProps) {
  const single = actions.length === 1
  return (
    <section className="field-ground warp page-end">
      <div
        className={cx(
          'container-page grid gap-8 pt-20 pb-28',
          single ? 'justify-items-start' : 'items-end md:grid-cols-2',
        )}
      >
        <h2 className="font-bold text-4xl tracking-[-0.02em]">{title}</h2>
        <div className="max-w-2xl">
          <p className="text-lg">{text}</p>
          <ActionRow actions={actions} className="mt-8" />
          {note && <p className="mt-5 text-sm">{note}</p>}
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
