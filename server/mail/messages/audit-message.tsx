import { formatFigure } from '#shared/audit/figures.ts'
import { recommend } from '#shared/audit/recommendations.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import type { PayloadOf } from '#shared/mail/payload.ts'
import { page } from '#shared/routes.ts'
import { Action, Facts, Letter, Paragraph } from './letter.tsx'

type Props = { payload: PayloadOf<'audit_report'>; siteUrl: string }

/** To the visitor: the report is attached, and its chief figures. */
export function AuditMessage({ payload: { answers }, siteUrl }: Props) {
  const results = calculateAudit(answers)
  const [first] = recommend(answers)
  return (
    <Letter
      preview={`${formatFigure('yearlySavings', results)} a year could be saved.`}
      heading="Your efficiency audit report"
      siteUrl={siteUrl}
      reason="You get this once, because this address was given in our efficiency audit."
    >
      <Paragraph>
        The report is attached as a PDF: your answers, every figure, the recommendations and a
        timeline. The chief figures are these.
      </Paragraph>
      <Facts
        facts={[
          ['Manual work', `${formatFigure('totalHours', results)} hours a week`],
          ['It costs', `${formatFigure('yearlyCost', results)} a year`],
          ['Could be saved', `${formatFigure('yearlySavings', results)} a year`],
          ['Return', formatFigure('roi', results)],
        ]}
      />
      {first && <Paragraph>We would begin with this: {first.title}.</Paragraph>}
      <Action href={siteUrl + page.schedule}>Talk it over with us</Action>
      <Paragraph>Half an hour, no commitment. Or reply to this mail with a question.</Paragraph>
    </Letter>
  )
}
