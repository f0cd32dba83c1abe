import { Check } from 'lucide-react'
import { aboutPage, coreValues } from '#content/about/page.ts'
import type { CoreValue } from '#content/types/about.ts'
import { CopyIcon } from '../page-parts/copy-icon.tsx'
import { WaitingThreads } from './waiting-threads.tsx'

/** The three core values; their benefits show on hover and focus (public-site.md §2, /about). */
export function Values() {
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <h2 className="font-bold text-3xl tracking-[-0.025em]">{aboutPage.valuesHeading}</h2>
        <ul className="mt-10 grid gap-6 md:mt-14 md:grid-cols-3">
          {coreValues.map((value, index) => (
            <Value key={value.id} value={value} turn={index} />
          ))}
        </ul>
      </div>
    </section>
  )
}

type ValueProps = { value: CoreValue; turn: number }

function Value({ value: { id, icon, title, description, benefits }, turn }: ValueProps) {
  return (
    <li className="flex">
      {/* biome-ignore lint/a11y/useSemanticElements: a card is no set of form fields. */}
      <div
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the benefits show on focus too.
        tabIndex={0}
        aria-labelledby={`value-${id}`}
        className="value relative w-full overflow-hidden rounded-lg border border-paper-edge bg-card p-6 transition-[border-color,box-shadow] hover:border-ink-faint hover:shadow-mid md:p-7"
      >
        <CopyIcon name={icon} strokeWidth={1.5} className="size-9 text-thread" />
        <h3 id={`value-${id}`} className="mt-5 font-bold text-xl tracking-[-0.015em]">
          {title}
        </h3>
        <p className="mt-2 text-ink-soft">{description}</p>
        <WaitingThreads turn={turn} />
        <ul className="value-benefits mt-5 space-y-2.5 relative border-paper-edge border-t pt-5 text-sm">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-thread" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
