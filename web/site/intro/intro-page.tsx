import type { Action } from '#content/introductions.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { type PointList, Points } from './points.tsx'
import { Trail } from './trail.tsx'

type IntroPageProps = {
  heading: string
  lead: string
  paragraphs: readonly string[]
  points: PointList
  actions: readonly Action[]
  /** The page above this one, when it has one. */
  parent?: Action | undefined
}

/** A page that introduces its subject: heading, a few honest paragraphs, a ruled list, what to do next. */
export function IntroPage({ heading, lead, paragraphs, points, actions, parent }: IntroPageProps) {
  return (
    <article className="container-page pt-10 pb-24 md:pt-16 md:pb-32">
      {parent && <Trail parent={parent} />}
      <h1 className="max-w-4xl font-bold text-4xl tracking-[-0.03em]">{heading}</h1>
      <p className="mt-6 max-w-2xl text-ink-soft text-xl leading-snug">{lead}</p>
      <div className="mt-14 grid gap-x-8 gap-y-14 md:mt-20 md:grid-cols-12">
        <div className="self-start md:sticky md:top-28 md:col-span-5">
          <div className="max-w-prose space-y-5">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <div className="mt-9 flex flex-wrap gap-3">
            {actions.map((action, index) => (
              <ButtonLink
                key={action.label}
                href={action.href}
                size="lg"
                variant={index === 0 ? 'primary' : 'secondary'}
              >
                {action.label}
              </ButtonLink>
            ))}
          </div>
        </div>
        <Points list={points} className="md:col-span-6 md:col-start-7" />
      </div>
    </article>
  )
}
