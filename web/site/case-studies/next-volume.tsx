import { caseStudiesPage } from '#content/case-studies/list.ts'
import { ActionRow } from '../sections/closing-call.tsx'

/** The end of /case-studies: the volume that is not bound yet, its warp already wound. */
export function NextVolume() {
  const { title, text, action, cover } = caseStudiesPage.closing
  return (
    <section className="field-ground mt-28 md:mt-44">
      <div className="container-page grid gap-x-12 gap-y-10 pt-16 pb-20 md:grid-cols-12 md:items-end md:pt-24">
        <div className="-mt-28 md:-mt-44 md:col-span-4 lg:col-span-3">
          <div className="case-cover case-unbound aspect-3/4 max-md:w-44">
            <UnwovenCloth />
            <p className="case-label">{cover}</p>
          </div>
        </div>
        <div className="md:col-span-8 lg:col-start-5">
          <h2 className="font-bold text-4xl tracking-[-0.02em]">{title}</h2>
          <p className="mt-6 max-w-2xl text-lg">{text}</p>
          <ActionRow actions={[action]} className="mt-8" />
        </div>
      </div>
    </section>
  )
}

/** A warp, and at its end the first picks of a plain weave. */
const UnwovenCloth = () => (
  <svg aria-hidden="true" fill="none" className="absolute inset-0 size-full">
    <pattern id="unwoven" width="16" height="16" patternUnits="userSpaceOnUse">
      <path d="M4 0v16M12 0v16" className="stroke-ink-faint" strokeWidth="1.5" />
    </pattern>
    <pattern id="first-picks" width="16" height="16" patternUnits="userSpaceOnUse">
      <path d="M0 4h8M8 12h8" className="stroke-ink" strokeWidth="6" />
      <path d="M12 0v8M4 8v8" className="stroke-ink-faint" strokeWidth="4" />
    </pattern>
    <rect width="100%" height="100%" fill="url(#unwoven)" />
    <rect width="100%" height="48" fill="url(#first-picks)" />
    <path d="M0 52h1000" className="stroke-thread" strokeWidth="6" />
  </svg>
)
