import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Problems } from './problems.tsx'
import { Results } from './results.tsx'
import { Solution } from './solution.tsx'

/** The home page (public-site.md §2, Home). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Problems />
      <Solution />
      <Results />
      <Closing />
    </>
  )
}
