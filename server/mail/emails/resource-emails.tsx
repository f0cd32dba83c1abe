import { bandReadings, checklist } from '#content/checklist/list.ts'
import { formatFigure } from '#shared/audit/figures.ts'
import { recommend } from '#shared/audit/recommendations.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { scoreChecklist } from '#shared/checklist/score.ts'
import { page } from '#shared/routes.ts'
import {
  Action,
  DescriptionList,
  EmailLayout,
  type EmailProps,
  Paragraph,
  Part,
  PlainLink,
  Small,
} from './email-layout.tsx'

/** To the visitor: the report is attached, and its chief figures. */
export function AuditEmail({ payload: { answers }, siteUrl }: EmailProps<'audit_report'>) {
  const results = calculateAudit(answers)
  const [first] = recommend(answers)
  return (
    <EmailLayout
      preview={`${formatFigure('yearlySavings', results)} a year could be saved.`}
      heading="Your efficiency audit report"
      siteUrl={siteUrl}
      reason="You get this once, because this address was given in our efficiency audit."
    >
      <Paragraph>
        The report is attached as a PDF: your answers, every figure, the recommendations and a
        timeline. The chief figures are these.
      </Paragraph>
      <DescriptionList
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
    </EmailLayout>
  )
}

/** To the visitor: the twenty points with their guidance and, if there are any, their own ticks. */
export function ChecklistEmail({ payload: { name, ticked }, siteUrl }: EmailProps<'checklist'>) {
  const own = new Set(ticked)
  const score = ticked ? scoreChecklist(checklist, own) : null
  const reading = score && bandReadings[score.band]
  return (
    <EmailLayout
      preview="All twenty points, with their guidance."
      heading="Your automation readiness checklist"
      siteUrl={siteUrl}
      reason="You get this once, because this address was given on our checklist page."
    >
      <Paragraph>
        {name ? `${name}, here` : 'Here'} are the twenty points we go through before any project.
        {score && ` You have ${score.checked} of ${score.total} in place.`} The attached PDF has
        them to print for the meeting.
      </Paragraph>
      {reading && (
        <Part title={reading.title}>
          <Paragraph>{reading.reading}</Paragraph>
        </Part>
      )}
      {checklist.map(({ id, title, items }) => (
        <Part key={id} title={title}>
          {items.map((item) => (
            <div key={item.id}>
              <Paragraph tight>
                {own.has(item.id) ? '☑' : '☐'} <strong>{item.title}</strong>
              </Paragraph>
              <Small>{item.guidance}</Small>
            </div>
          ))}
        </Part>
      ))}
      <Action href={siteUrl + page.checklist}>Open the checklist</Action>
    </EmailLayout>
  )
}

/** To the visitor: the template is attached. */
export const TemplateEmail = ({ payload: { name, title }, siteUrl }: EmailProps<'template'>) => (
  <EmailLayout
    preview={`${title}, with its steps, fields and set-up guide.`}
    heading={title}
    siteUrl={siteUrl}
    reason="You get this once, because this address was given on our templates page."
  >
    <Paragraph>
      {name ? `${name}, the` : 'The'} template is attached as a PDF, to read and to print: the
      steps, the integrations, the set-up guide, the field mapping and what goes wrong.
    </Paragraph>
    <Paragraph>
      Change what does not fit; it is meant as a first draft. If a step does not match how you work,
      reply and tell us which one.
    </Paragraph>
    <Action href={siteUrl + page.contact}>Ask us to build it</Action>
    <Paragraph>
      The other five are on the{' '}
      <PlainLink href={siteUrl + page.templates}>templates page</PlainLink>.
    </Paragraph>
  </EmailLayout>
)
