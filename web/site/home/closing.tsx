import { home } from '#content/home.ts'
import { ButtonLink } from '#web/ui/link.tsx'

/** The closing call to action with its note. */
export function Closing() {
  const { heading, body, actions, note } = home.closing
  return (
    <section className="container-page py-24 md:py-32">
      <div className="grid gap-x-8 gap-y-8 md:grid-cols-12">
        <h2 className="font-bold text-3xl tracking-[-0.025em] md:col-span-7">{heading}</h2>
        <div className="md:col-span-5 md:pt-2">
          <p className="text-ink-soft text-lg">{body}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {actions.map((action, index) => (
              <ButtonLink
                key={action.href}
                href={action.href}
                size="lg"
                variant={index === 0 ? 'primary' : 'secondary'}
                className="max-sm:w-full"
              >
                {action.label}
              </ButtonLink>
            ))}
          </div>
          <p className="mt-5 text-ink-faint text-sm">{note}</p>
        </div>
      </div>
    </section>
  )
}
