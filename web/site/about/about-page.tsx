import { Check } from 'lucide-react'
import {
  aboutClosing,
  aboutPage,
  coreValues,
  partnerRow,
  purposeCards,
} from '#content/about/page.ts'
import type { CoreValue } from '#content/types/about.ts'
import { ClosingCall } from '../sections/closing-call.tsx'
import { CopyIcon } from '../sections/copy-icon.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { Cloth, WaitingThreads } from './drawings.tsx'

/** Who the firm is (public-site.md §2, /about): what it says of itself first. */
export function AboutOpening() {
  return (
    <>
      <PageHead
        heading={aboutPage.heading}
        lead={aboutPage.introduction}
        drawing={<Cloth className="h-auto w-full" />}
      />
      <Story />
    </>
  )
}

export function AboutClosing() {
  const { title, text, primary, secondary } = aboutClosing
  return (
    <div className="border-paper-edge border-t">
      <ClosingCall title={title} text={text} actions={[primary, secondary]} />
    </div>
  )
}

/** Mission, vision, goal and promise. */
export function Purpose() {
  return (
    <section className="container-page grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
      <h2 className="font-bold text-3xl tracking-[-0.025em] md:col-span-4">
        {aboutPage.purposeHeading}
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 md:col-span-8">
        {purposeCards.map(({ id, icon, title, text }) => (
          <li key={id} className="border-ink border-t pt-5 pb-12">
            <CopyIcon name={icon} strokeWidth={1.5} className="size-8 text-thread" />
            <h3 className="mt-4 font-semibold text-lg">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
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

/** The platforms the firm builds on, as plain words on one thread. */
export function Partners() {
  const { title, note, partners } = partnerRow
  return (
    <section className="border-paper-edge border-t">
      <div className="container-page py-16 md:py-20">
        <h2 className="font-medium text-ink-soft text-sm">{title}</h2>
        <ul className="mt-6 flex flex-wrap gap-x-12 gap-y-7">
          {partners.map(({ name, kind }) => (
            <li key={name}>
              <p className="font-bold text-xl tracking-[-0.02em]">{name}</p>
              <p className="text-ink-soft text-xs">{kind}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 text-ink-soft text-xs">{note}</p>
      </div>
    </section>
  )
}
