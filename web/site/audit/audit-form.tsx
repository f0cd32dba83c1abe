import type { RefObject } from 'react'
import { auditPage } from '#content/audit/page.ts'
import { auditFields } from '#shared/audit/answers.ts'
import { type AuditStep, auditSteps, lastStep, missingAuditFields } from '#shared/audit/steps.ts'
import { page } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { AuditQuestion, type AuditQuestionState } from './audit-question.tsx'
import type { AuditWizard } from './use-audit-wizard.ts'

type AuditFormProps = {
  wizard: AuditWizard
  /** Is given the heading of the step that is shown. */
  stepHeading: RefObject<HTMLHeadingElement | null>
}

/** The four steps, of which one is shown; without script they stand below each other. */
export function AuditForm({ wizard, stepHeading }: AuditFormProps) {
  const { form, state, awake } = wizard
  return (
    <form
      ref={form}
      method="post"
      action={page.audit}
      // The browser's own messages would speak of steps that are not shown.
      noValidate={awake}
      onSubmit={(event) => {
        event.preventDefault()
        wizard.next()
      }}
      aria-label={auditPage.heading}
      className="min-w-0 lg:col-span-7"
    >
      {auditSteps.map((step, index) => (
        <AuditStepSection
          key={step.title}
          step={step}
          number={index + 1}
          shown={index + 1 === state.step}
          heading={index + 1 === state.step ? stepHeading : undefined}
          draft={state.draft}
          onType={wizard.type}
          onToggle={wizard.togglePainPoint}
        />
      ))}
      <Buttons wizard={wizard} />
    </form>
  )
}

/**
 * Previous, where there is one, and Next, outlined as firmly as a field while it waits; what it
 * still waits for, and where the answers are kept. Next sends the form
 * once the page is awake; before, a press of it waits for that (layout/early-clicks.astro).
 */
function Buttons({ wizard }: Pick<AuditFormProps, 'wizard'>) {
  const { awake, state } = wizard
  const { step, draft } = state
  const missing = missingAuditFields(step, draft).map((field) => auditFields[field].label)
  const restart = () => {
    if (window.confirm(auditPage.startAgainQuestion)) wizard.restart()
  }
  return (
    <div>
      {/* In the built page already: what stands below must not move when it wakes up. */}
      <p id="audit-missing" className="needs-script min-h-12 text-ink-soft text-sm sm:min-h-6">
        {missing.length > 0 && `${auditPage.missing} ${missing.join(', ')}`}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="lg"
          disabled={step === 1}
          onClick={wizard.previous}
          className="needs-script min-w-32 disabled:hidden max-sm:flex-1"
        >
          {auditPage.previous}
        </Button>
        <Button
          type={awake ? 'submit' : 'button'}
          size="lg"
          disabled={awake && missing.length > 0}
          aria-describedby="audit-missing"
          className="needs-script min-w-32 disabled:border-control! disabled:text-ink! max-sm:flex-1"
        >
          {step === lastStep ? auditPage.finish : auditPage.next}
        </Button>
        <noscript className="[@media(scripting:none)]:contents">
          <Button type="submit" size="lg" className="min-w-32 max-sm:flex-1">
            {auditPage.finish}
          </Button>
        </noscript>
        <button
          type="button"
          onClick={restart}
          className="needs-script ml-auto min-h-8 cursor-pointer rounded-sm text-ink-soft text-sm underline decoration-paper-edge underline-offset-3 hover:text-thread max-sm:w-full"
        >
          {auditPage.startAgain}
        </button>
      </div>
      <p className="needs-script mt-4 text-ink-faint text-sm">{auditPage.kept}</p>
      <noscript>
        <p className="mt-4 text-ink-soft">{auditPage.noScript}</p>
      </noscript>
    </div>
  )
}

type AuditStepSectionProps = AuditQuestionState & {
  step: AuditStep
  number: number
  /** Without script all four are, one below the other. */
  shown: boolean
  heading: RefObject<HTMLHeadingElement | null> | undefined
}

/** One step of the wizard with its questions. */
function AuditStepSection(props: AuditStepSectionProps) {
  const { step, number, shown, heading, ...state } = props
  const id = `step-${number}`
  const help = Object.entries(auditPage.steps).find(([key]) => key === String(number))?.[1]
  return (
    <section
      aria-labelledby={id}
      className={cx(shown ? 'mb-6' : 'mb-14 [@media(scripting:enabled)]:hidden')}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className="font-bold text-2xl tracking-[-0.02em]">
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
