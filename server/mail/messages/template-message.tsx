import type { PayloadOf } from '#shared/mail/payload.ts'
import { page } from '#shared/routes.ts'
import { Action, Letter, Paragraph, PlainLink } from './letter.tsx'

type Props = { payload: PayloadOf<'template'>; siteUrl: string }

/** To the visitor: the template is attached. */
export const TemplateMessage = ({ payload: { name, title }, siteUrl }: Props) => (
  <Letter
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
  </Letter>
)
