import { bandReadings, checklist } from '#content/checklist/list.ts'
import { scoreChecklist } from '#shared/checklist/score.ts'
import type { PayloadOf } from '#shared/mail/payload.ts'
import { page } from '#shared/routes.ts'
import { Action, Letter, Paragraph, Part, Small } from './letter.tsx'

type Props = { payload: PayloadOf<'checklist'>; siteUrl: string }

/** To the visitor: the twenty points with their guidance and, if there are any, their own ticks. */
export function ChecklistMessage({ payload: { name, ticked }, siteUrl }: Props) {
  const own = new Set(ticked)
  const score = ticked ? scoreChecklist(checklist, own) : null
  const reading = score && bandReadings[score.band]
  return (
    <Letter
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
    </Letter>
  )
}
