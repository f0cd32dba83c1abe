import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { linkClass } from '#web/ui/link.tsx'

type FirstStepsProps = {
  title: string
  /** What to do about it, the first thing first; a site's page opens beside the back-office. */
  steps: readonly { to: string; label: string; detail: string; site?: boolean }[]
}

/** What a tab shows while there is nothing in it yet: how something gets there. */
export function FirstSteps({ title, steps }: FirstStepsProps) {
  return (
    <div className="rounded-md border border-paper-edge bg-card px-5 py-6 sm:px-8 sm:py-8">
      <h2 className="font-semibold text-lg">{title}</h2>
      <ol className="mt-4 flex max-w-2xl flex-col gap-4">
        {steps.map(({ to, label, detail, site }, index) => (
          <li key={to} className="flex gap-3.5 text-sm">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-paper-deep font-semibold text-2xs text-ink-soft"
            >
              {index + 1}
            </span>
            <span>
              <StepLink to={to} site={site}>
                {label}
              </StepLink>
              <span className="block text-ink-soft">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

type StepLinkProps = { to: string; site: boolean | undefined; children: ReactNode }

function StepLink({ to, site, children }: StepLinkProps) {
  if (!site) {
    return (
      <Link to={to} className={`${linkClass} -my-1 inline-block py-1 font-medium`}>
        {children}
      </Link>
    )
  }
  return (
    <a
      href={to}
      target="_blank"
      rel="noreferrer"
      className={`${linkClass} -my-1 inline-block py-1 font-medium`}
    >
      {children}
    </a>
  )
}
