import { home } from '#content/home.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { Loom } from '../threads/loom.tsx'
import { HeroCounters } from './hero-counters.tsx'

/** Headline, pitch, two ways on, the drawing, and three counters. */
export function Hero() {
  const { headline, pitch, actions } = home.hero
  return (
    <section className="container-page pt-10 pb-16 md:pt-16 md:pb-24">
      <div className="grid items-center gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h1 className="font-bold text-4xl tracking-[-0.035em]">{headline}</h1>
          <p className="mt-6 max-w-xl text-ink-soft text-lg">{pitch}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            {actions.map((action, index) => (
              <ButtonLink
                key={action.href}
                href={action.href}
                size="lg"
                variant={index === 0 ? 'primary' : 'secondary'}
                className="max-sm:w-full"
              >
                {action.label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Loom className="h-auto w-full lg:col-span-6" />
      </div>
      <HeroCounters />
    </section>
  )
}
