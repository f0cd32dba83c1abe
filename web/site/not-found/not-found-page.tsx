import { page } from '#shared/routes.ts'
import { BrokenLinkIllustration } from '../illustrations/line-drawings.tsx'
import { ActionRow } from '../sections/closing-call.tsx'

type LostPageProps = { heading: string; text: string; action: { label: string; href: string } }

/** What is shown for an address that leads nowhere (public-site.md §8). */
export function NotFoundPage({ heading, text, action }: LostPageProps) {
  return (
    <section className="container-page pt-16 pb-32 md:pt-24">
      <BrokenLinkIllustration className="h-28 w-full max-w-2xl" />
      <h1 className="mt-8 font-bold text-4xl tracking-[-0.03em]">{heading}</h1>
      <p className="mt-5 max-w-xl text-ink-soft text-lg">{text}</p>
      <ActionRow actions={[action, { label: 'Contact Us', href: page.contact }]} className="mt-9" />
    </section>
  )
}
