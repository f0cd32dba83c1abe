import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { IndustrySection } from './industry-section.tsx'
import { Integrations } from './integrations.tsx'
import { Pipeline } from './pipeline.tsx'
import { Problems } from './problems.tsx'
import { Results } from './results.tsx'
import { Solution } from './solution.tsx'
import { Testimonials } from './testimonials.tsx'
import { TrustedBy } from './trusted-by.tsx'

/** The home page, in the order of public-site.md §2, Home. */
export function HomePage() {
  return (
    <>
      <Hero />
      <TrustedBy />
      <Problems />
      <Solution />
      <IndustrySection />
      <Pipeline />
      <Integrations />
      <Results />
      <Testimonials />
      <Closing />
    </>
  )
}
