import { auditPage } from '#content/audit/page.ts'
import type { AuditStep } from '#shared/audit/steps.ts'
import { AuditQuestion } from './audit-question.tsx'

/** One step of the wizard with its questions. Without script all four are there, one below the other. */
export function AuditStepSection({ step, number }: { step: AuditStep; number: number }) {
  const id = `step-${number}`
  const help = Object.entries(auditPage.steps).find(([key]) => key === String(number))?.[1]
  return (
    <section
      data-step={number}
      aria-labelledby={id}
      {...(number > 1 ? { 'data-away': '' } : {})}
      className="mb-14 [@media(scripting:enabled)]:data-away:hidden"
    >
      <h2 id={id} tabIndex={-1} className="font-bold text-2xl tracking-[-0.02em] outline-none">
        {step.title}
      </h2>
      <p className="mt-2 text-ink-soft">{help}</p>
      <div className="mt-8 grid gap-x-6 gap-y-7 sm:grid-cols-2">
        {[...step.required, ...step.optional].map((field) => (
          <AuditQuestion key={field} field={field} required={step.required.includes(field)} />
        ))}
      </div>
    </section>
  )
}
