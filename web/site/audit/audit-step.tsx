import type { RefObject } from 'react'
import { auditPage } from '#content/audit/page.ts'
import type { AuditStep } from '#shared/audit/steps.ts'
import { cx } from '#web/ui/cx.ts'
import { AuditQuestion, type AuditQuestionState } from './audit-question.tsx'

type AuditStepSectionProps = AuditQuestionState & {
  step: AuditStep
  number: number
  /** Without script all four are, one below the other. */
  shown: boolean
  heading: RefObject<HTMLHeadingElement | null> | undefined
}

/** One step of the wizard with its questions. */
export function AuditStepSection(props: AuditStepSectionProps) {
  const { step, number, shown, heading, ...state } = props
  const id = `step-${number}`
  const help = Object.entries(auditPage.steps).find(([key]) => key === String(number))?.[1]
  return (
    <section
      aria-labelledby={id}
      className={cx('mb-14', !shown && '[@media(scripting:enabled)]:hidden')}
    >
      <h2
        id={id}
        ref={heading}
        tabIndex={-1}
        className="font-bold text-2xl tracking-[-0.02em] outline-none"
      >
        {step.title}
      </h2>
      <p className="mt-2 text-ink-soft">{help}</p>
      <div className="mt-8 grid gap-x-6 gap-y-7 sm:grid-cols-2">
        {[...step.required, ...step.optional].map((field) => (
          <AuditQuestion
            key={field}
            field={field}
            required={step.required.includes(field)}
            {...state}
          />
        ))}
      </div>
    </section>
  )
}
