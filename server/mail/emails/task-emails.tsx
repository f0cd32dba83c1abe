import type { OverdueTask } from '#shared/mail/payload.ts'
import { adminPage } from '#shared/routes.ts'
import {
  Action,
  DescriptionList,
  EmailLayout,
  type EmailProps,
  Paragraph,
  PlainLink,
} from './email-layout.tsx'

const titlesOf = (tasks: readonly OverdueTask[], more: number) =>
  tasks.map(({ title }) => title).join(', ') + (more > 0 ? ` and ${more} more` : '')

/** To whose they are, in the morning: the tasks that have fallen overdue. */
export function TaskDigest({ payload: { tasks, more }, siteUrl }: EmailProps<'task_digest'>) {
  const count = tasks.length + more
  return (
    <EmailLayout
      preview={titlesOf(tasks, more)}
      heading={count === 1 ? 'A task of yours is overdue' : `${count} tasks of yours are overdue`}
      siteUrl={siteUrl}
      reason="You get this because Task Reminders are on in your settings."
    >
      {tasks.map(({ id, personId, title, person, due }) => (
        <DescriptionList
          key={id}
          facts={[
            ['Task', title],
            [
              'With',
              <PlainLink key="person" href={siteUrl + adminPage.person(personId)}>
                {person}
              </PlainLink>,
            ],
            ['Was due', due],
          ]}
        />
      ))}
      {more > 0 && <Paragraph>And {more} more, in the office.</Paragraph>}
      <Action href={siteUrl + adminPage.today}>Open My day</Action>
      <Paragraph>Each task is told once; My day has them until they are done.</Paragraph>
    </EmailLayout>
  )
}
