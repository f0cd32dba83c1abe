import { brand } from '#content/brand.ts'
import { answerInWords } from '#shared/response-time.ts'
import { page } from '#shared/routes.ts'
import { secretLinkPlaces } from '../secret-links.ts'
import { Action, EmailLayout, type EmailProps, Paragraph, PlainLink } from './email-layout.tsx'

/** To the visitor, at once: the message arrived, and what happens next (public-site.md §3, contact). */
export const ContactReceived = ({ payload: { name }, siteUrl }: EmailProps<'contact_received'>) => (
  <EmailLayout
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
  </EmailLayout>
)

/** To who subscribed: only a click makes it one. The link opens a page with one button. */
export const SubscriptionEmail = ({ siteUrl }: EmailProps<'subscription_confirm'>) => {
  const href = secretLinkPlaces.subscription_confirm(siteUrl)
  return (
    <EmailLayout
      preview="One click, and the newsletter is yours."
      heading="Please confirm your subscription"
      siteUrl={siteUrl}
      reason="You get this because this address was entered for our newsletter. Without a click nothing more is sent, and the address is removed after 30 days."
    >
      <Paragraph>
        Somebody, most likely you, asked for the {brand.name} newsletter at this address: one
        workflow a month, and nothing else.
      </Paragraph>
      <Action href={href}>Confirm the subscription</Action>
      <Paragraph>
        If the button does nothing, open this address: <PlainLink href={href} />
      </Paragraph>
    </EmailLayout>
  )
}
