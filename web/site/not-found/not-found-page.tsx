import { page } from '#shared/routes.ts'
import { BrokenLinkIllustration } from '../illustrations/line-drawings.tsx'
import { ActionRow } from '../sections/closing-call.tsx'

type NotFoundPageProps = { heading: string; text: string; action: { label: string; href: string } }

/** What is shown for an address that leads nowhere (public-site.md §8): a thread frays, window-wide. */
export function NotFoundPage({ heading, text, action }: NotFoundPageProps) {
  return (
    <section className="overflow-hidden pt-12 pb-24 md:pt-16">
      <BrokenLinkIllustration className="h-auto w-full max-md:-ml-[62%] max-md:w-[170%] max-md:max-w-none" />
      <div className="container-page">
        <h1 className="mt-10 font-bold text-[clamp(2.75rem,1rem+7vw,7rem)] leading-[0.96] tracking-[-0.02em]">
          {heading}
        </h1>
        <div className="mt-8 grid gap-8 md:mt-10 md:grid-cols-12">
          <div className="md:col-span-7 md:col-start-6">
            <p className="max-w-2xl text-lg leading-snug sm:text-xl">{text}</p>
            <ActionRow
              actions={[action, { label: 'Contact Us', href: page.contact }]}
              className="mt-9"
            />
          </div>
        </div>
      </div>
    </section>
  )
}
