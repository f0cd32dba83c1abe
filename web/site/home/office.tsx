import { officeFragments, officeSection } from '#content/home/office.ts'
import { FragmentImage } from '../sections/fragment-image.tsx'
import { SectionHead } from './section-head.tsx'

/** Pieces of the office at their own size, laid out for the width there is; each line a wide one and a narrow one. */
export function Office() {
  return (
    <section className="ink-ground">
      <div className="container-page py-section">
        <SectionHead {...officeSection} />
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: where it scrolls sideways the arrow keys do it.
          tabIndex={0}
          aria-label={officeSection.title}
          className="side-row mt-lead grid gap-8 lg:grid-cols-12"
        >
          <Fragment name="quick-sync" wide />
          <Fragment name="lead" />
          <Fragment name="email" />
          <Fragment name="audit" wide />
        </section>
      </div>
    </section>
  )
}

type FragmentProps = { name: keyof typeof officeFragments; wide?: boolean }

function Fragment({ name, wide }: FragmentProps) {
  const { caption, alt } = officeFragments[name]
  return (
    <figure className={wide ? 'lg:col-span-8' : 'lg:col-span-4'}>
      <FragmentImage
        name={name}
        alt={alt}
        className="warp h-80 w-full rounded-lg bg-card lg:h-120"
      />
      <figcaption className="mt-3 text-ink-soft text-sm">{caption}</figcaption>
    </figure>
  )
}
