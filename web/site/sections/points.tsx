import type { Benefit } from '#content/types/common.ts'
import type { IconName } from '#content/types/icon.ts'
import { CopyIcon } from './copy-icon.tsx'

type BenefitColumnsProps = {
  heading: string
  benefits: readonly (Benefit & { icon?: IconName })[]
}

/** Three benefits side by side, on the deeper paper. */
export function BenefitColumns({ heading, benefits }: BenefitColumnsProps) {
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <h2 className="font-bold text-3xl tracking-[-0.02em]">{heading}</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 md:mt-14 md:grid-cols-3">
          {benefits.map(({ title, description, icon }) => (
            <li key={title} className="border-ink border-t pt-4">
              {icon && <CopyIcon name={icon} className="mt-1 mb-3 size-5" />}
              <h3 className="font-semibold text-lg">{title}</h3>
              <p className="mt-2 text-ink-soft">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
