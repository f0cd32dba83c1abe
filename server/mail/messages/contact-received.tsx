import { brand } from '#content/brand.ts'
import { answerInWords } from '#shared/answer-promise.ts'
import type { PayloadOf } from '#shared/mail/payload.ts'
import { page } from '#shared/routes.ts'
import { Letter, Paragraph, PlainLink } from './letter.tsx'

type Props = { payload: PayloadOf<'contact_received'>; siteUrl: string }

/** To the visitor, at once: the message arrived, and what happens next (public-site.md §3, contact). */
export const ContactReceived = ({ payload: { name }, siteUrl }: Props) => (
  <Letter
    preview={`One of us will read it and answer ${answerInWords}.`}
    heading={name ? `Thank you, ${name}` : 'Thank you'}
    siteUrl={siteUrl}
    reason="You get this once, because this address was given in our contact form. If it was not you, reply and say so; then nothing else follows."
  >
    <Paragraph>
      Your message has arrived and one of us will read it. We answer {answerInWords}; if it can not
      wait, call <span style={{ whiteSpace: 'nowrap' }}>{brand.phone.display}</span> ({brand.hours}
      ).
    </Paragraph>
    <Paragraph>
      To add something, reply to this mail. If you already know when you have half an hour, you can{' '}
      <PlainLink href={siteUrl + page.schedule}>choose a time for a call</PlainLink>.
    </Paragraph>
  </Letter>
)
