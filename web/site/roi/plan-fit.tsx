import { planAdvice, planFitHeading } from '#content/pricing/plan-fit.ts'
import type { PlanFit } from '#shared/pricing/plan-fit.ts'
import { cx } from '#web/ui/cx.ts'
import { Link } from '#web/ui/link.tsx'

type PlanFitSectionProps = { fit: PlanFit; className?: string | undefined }

/** The plan that fits an estimate, and why: for the audit and the ROI calculator. */
export function PlanFitSection({ fit, className }: PlanFitSectionProps) {
  const { name, reasons, action } = planAdvice(fit)
  return (
    <section
      aria-labelledby="plan-fit"
      className={cx(
        'grid gap-x-8 gap-y-3 border-thread border-l-4 pl-6 md:grid-cols-12',
        className,
      )}
    >
      <div className="md:col-span-5">
        <h2 id="plan-fit" className="font-medium text-ink-soft text-sm">
          {planFitHeading}
        </h2>
        <p className="headline font-bold text-2xl tracking-[-0.02em]">{name}</p>
      </div>
      <div className="md:col-span-7">
        <p>{reasons.join(' ')}</p>
        <p className="mt-2">
          <Link href={action.href}>{action.label}</Link>
        </p>
      </div>
    </section>
  )
}
