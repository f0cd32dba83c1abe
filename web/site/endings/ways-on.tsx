import { ArrowRight } from 'lucide-react'
import { cx } from '#web/ui/cx.ts'

type WaysOnProps = {
  title: string
  text: string
  /** The first is what we would do next, and has the page's one red field. */
  actions: readonly { label: string; href: string }[]
}

/** The end of a page that leaves a choice: the ways on as a list, each in large type. */
export const WaysOn = ({ title, text, actions }: WaysOnProps) => (
  <section className="mt-20 bg-paper-deep md:mt-28">
    <div className="container-page grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
      <div className="md:col-span-5">
        <h2 className="font-bold text-3xl tracking-[-0.02em]">{title}</h2>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{text}</p>
      </div>
      <ul className="md:col-span-7">
        {actions.map(({ label, href }, index) => (
          <li key={href} className={index === 0 ? 'field-ground' : 'border-ink border-b'}>
            <a
              href={href}
              className={cx(
                'headline group flex items-center justify-between gap-6 py-6 font-bold text-2xl tracking-[-0.02em] transition-colors',
                index === 0 ? 'px-6' : 'hover:text-thread',
              )}
            >
              {label}
              <ArrowRight
                aria-hidden="true"
                className="size-7 shrink-0 transition-[translate] group-hover:translate-x-1"
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
