import { brand } from '#content/brand.ts'
import type { PayloadOf } from '#shared/mail/payload.ts'
import { subscriptionPage } from '#shared/routes.ts'
import { Action, Letter, Paragraph, PlainLink } from './letter.tsx'

type Props = { payload: PayloadOf<'subscription_confirm'>; siteUrl: string }

/** To who subscribed: only a click makes it one. The link opens a page with one button. */
export const SubscriptionMessage = ({ payload: { token }, siteUrl }: Props) => {
  const href = siteUrl + subscriptionPage.confirmWith(token)
  return (
    <Letter
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
    </Letter>
  )
}
