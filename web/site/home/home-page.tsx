import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Journey } from './journey.tsx'
import { Problems } from './problems.tsx'
import { Results } from './results.tsx'

/** The home page (public-site.md §2, Home). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Problems />
      <Journey />
      <Results />
      <Closing />
    </>
  )
}
