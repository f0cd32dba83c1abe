import { cx } from '#web/ui/cx.ts'
import { ButtonLink } from '#web/ui/link.tsx'

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
