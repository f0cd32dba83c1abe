import type { PayloadOf } from '#shared/mail/payload.ts'
import { instantText } from './instant-text.ts'
import { Letter, Paragraph } from './letter.tsx'

type Props = { payload: PayloadOf<'test'>; siteUrl: string }

/** To whom an admin chose: the mail server works. */
export const TestMessage = ({ payload: { by, at }, siteUrl }: Props) => (
  <Letter
    preview="Mail works."
    heading="Mail works"
    siteUrl={siteUrl}
    reason="You get this because somebody tried the mail settings with this address."
  >
    <Paragraph>
      {by} sent this test message on {instantText(at)}. It came the way every message of this site
      comes, so the others will too.
    </Paragraph>
  </Letter>
)
