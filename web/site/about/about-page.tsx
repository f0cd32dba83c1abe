import { Check } from 'lucide-react'
import type { CoreValue } from '#content/about/page.ts'
import { aboutPage, coreValues, partnerRow, purposeCards } from '#content/about/page.ts'
import { Cloth } from '../illustrations/cloth.tsx'
import { WovenLabel } from '../marks/woven-label.tsx'
import { CopyIcon } from '../sections/copy-icon.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { Workshop } from './workshop.tsx'
import '#web/ui/cloth.css'

/** Who the firm is (public-site.md §2, /about): what it says of itself first. */
export function AboutOpening() {
  return (
    <>
      <PageHead heading={aboutPage.heading} lead={aboutPage.introduction} label={aboutPage.label} />
      {/* On a phone 620 units of it, from 752 on: what stands there then is whole. */}
      <div className="-mt-8 mb-20 overflow-hidden md:mb-28">
        <Workshop className="h-auto w-full max-sm:w-[232.26%] max-sm:max-w-none max-sm:[translate:-52.2%]" />
      </div>
      <Story />
    </>
  )
}

/** Mission, vision, goal and promise. */
export function Purpose() {
  return (
    <section className="container-page grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
      <div className="md:col-span-4">
        <h2 className="font-bold text-3xl tracking-[-0.02em]">{aboutPage.purposeHeading}</h2>
        <Cloth
          trade="workflow-automation"
          cell={8}
          className="mt-10 h-72 max-w-sm rounded-lg max-md:hidden"
        />
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2 md:col-span-8">
        {purposeCards.map(({ id, icon, title, text }) => (
          <li key={id} className="border-ink border-t pt-5 pb-12">
            <h3 className="flex items-center gap-2.5 font-semibold text-lg">
              <CopyIcon name={icon} className="size-5" />
              {title}
            </h3>
            <p className="mt-3 text-lg leading-snug">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How the firm came to be: the first paragraph in large type, the others beside it. */
function Story() {
  const [first, ...rest] = aboutPage.story
  return (
    <section className="container-page pb-20 md:pb-28">
      <div className="stitched grid gap-x-8 gap-y-8 pt-10 md:grid-cols-12">
        <p className="text-lg leading-relaxed md:col-span-7 md:text-xl">{first}</p>
        <div className="space-y-5 text-ink-soft md:col-span-4 md:col-start-9">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The three core values; their benefits show on hover and focus (public-site.md §2, /about). */
export function Values() {
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <h2 className="font-bold text-3xl tracking-[-0.02em]">{aboutPage.valuesHeading}</h2>
        <ul className="values mt-10 grid gap-6 md:mt-14 md:grid-cols-3">
          {coreValues.map((value) => (
            <Value key={value.id} value={value} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Value({ value: { id, icon, title, description, benefits } }: { value: CoreValue }) {
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
        <h3
          id={`value-${id}`}
          className="flex items-center gap-2.5 font-bold text-xl tracking-[-0.015em]"
        >
          <CopyIcon name={icon} className="size-5" />
          {title}
        </h3>
        <p className="mt-2 text-ink-soft">{description}</p>
        <ul className="value-benefits mt-5 space-y-2.5 relative border-paper-edge border-t pt-5 text-sm">
          {benefits.map((benefit) => (
            <li key={benefit} className="flex gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {benefit}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** The platforms the firm builds on: each name on a label, as they are sewn into clothes. */
export function Partners() {
  const { title, note, partners } = partnerRow
  return (
    <section className="border-paper-edge border-t">
      <div className="container-page py-16 md:py-20">
        <h2 className="font-medium text-ink-soft text-sm">{title}</h2>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 xl:grid-cols-7">
          {partners.map(({ name, kind }) => (
            <WovenLabel key={name} name={name} kind={kind} />
          ))}
        </ul>
        <p className="mt-6 text-ink-soft text-xs">{note}</p>
      </div>
    </section>
  )
}
