import { officeFragments, officeSection } from '#content/home/office.ts'
import { FragmentImage } from '../sections/fragment-image.tsx'
import { SectionHead } from './section-head.tsx'

/** Pieces of the office at their own size, laid out for the width there is: a wide one over three. */
export function Office() {
  return (
    <section className="ink-ground">
      <div className="container-page py-section">
        <SectionHead {...officeSection} />
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls sideways the arrow keys do it.
          tabIndex={0}
          aria-label={officeSection.title}
          className="side-row mt-lead grid gap-8"
        >
          <Fragment name="quick-sync" />
          <Fragment name="lead" />
          <Fragment name="email" />
          <Fragment name="audit" />
        </section>
      </div>
    </section>
  )
}

function Fragment({ name }: { name: keyof typeof officeFragments }) {
  const { caption, alt } = officeFragments[name]
  return (
    <figure>
      <FragmentImage
        name={name}
        alt={alt}
        className="warp h-112 w-full rounded-lg bg-card lg:h-120"
      />
      <figcaption className="mt-3 text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  )
}
