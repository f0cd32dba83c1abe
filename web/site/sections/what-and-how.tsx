import { ButtonLink } from '#web/ui/link.tsx'

type WhatAndHowProps = {
  paragraphs: readonly string[]
  heading: string
  features: readonly string[]
}

/** What a service or an industry page is about, its first words larger, and under it what is built. */
export function WhatAndHow({ paragraphs: [first, ...more], heading, features }: WhatAndHowProps) {
  return (
    <section className="container-page pb-20 md:pb-28">
      <div className="grid gap-x-8 gap-y-5 pb-14 md:grid-cols-12 md:pb-20">
        <p className="text-xl leading-snug md:col-span-7">{first}</p>
        <div className="space-y-5 text-ink-soft md:col-span-4 md:col-start-9">
          {more.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div className="stitched">
        <h2 className="pt-4 pb-3 font-semibold text-lg">{heading}</h2>
        <ul className="grid gap-x-8 border-paper-edge border-b md:grid-cols-2">
          {features.map((feature) => (
            <li key={feature} className="flex gap-4 border-paper-edge border-t py-3.5">
              <Stitch />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** The mark before an entry: a thread that goes under and comes up again. */
function Stitch() {
  return (
    <svg
      viewBox="0 0 20 12"
      aria-hidden="true"
      className="mt-2 h-3 w-5 shrink-0 fill-none stroke-2 stroke-thread"
    >
      <path d="M1 10c5 0 4-8 9-8s4 8 9 8" strokeLinecap="round" />
    </svg>
  )
}

type UseCasesProps = {
  heading: string
  useCases: readonly string[]
  link?: { label: string; href: string }
}

/** Use cases in two ruled columns. */
export function UseCases({ heading, useCases, link }: UseCasesProps) {
  return (
    <section className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
      <div className="md:col-span-4">
        <h2 className="font-bold text-2xl tracking-[-0.02em]">{heading}</h2>
        {link && (
          <ButtonLink href={link.href} variant="secondary" size="lg" className="mt-6">
            {link.label}
          </ButtonLink>
        )}
      </div>
      <ul className="grid gap-x-8 sm:grid-cols-2 md:col-span-8">
        {useCases.map((useCase) => (
          <li key={useCase} className="border-paper-edge border-t py-4">
            {useCase}
          </li>
        ))}
      </ul>
    </section>
  )
}
