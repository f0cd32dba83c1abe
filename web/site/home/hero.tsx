import { hero } from '#content/home/sections.ts'
import { IntegrationMap } from '../integration-map/integration-map.tsx'
import { ActionRow } from '../page-parts/action-row.tsx'
import { HeroCounters } from './hero-counters.tsx'

/** Headline, pitch, two ways on and three counters; beside them the integration map. */
export function Hero() {
  const { headline, pitch, primary, secondary } = hero
  return (
    <section className="hero container-page grid gap-x-12 gap-y-14 pt-10 pb-16 md:pt-14 md:pb-24 lg:grid-cols-2">
      <div className="flex flex-col">
        <h1 className="font-bold text-4xl tracking-[-0.035em]">{headline}</h1>
        <p className="mt-6 max-w-xl text-ink-soft text-lg">{pitch}</p>
        <ActionRow actions={[primary, secondary]} className="mt-8" />
        <HeroCounters />
      </div>
      <IntegrationMap />
    </section>
  )
}
