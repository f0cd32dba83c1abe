import { brand } from '#content/brand.ts'
import type { PayloadOf } from '#shared/mail/payload.ts'
import { invitationLinkPlace } from '../secret-links.ts'
import { instantText } from './instant-text.ts'
import { Action, Letter, Paragraph, PlainLink } from './letter.tsx'

type Props = { payload: PayloadOf<'invitation'>; siteUrl: string }

/**
 * To a colleague: the link to make an account with. It is put in as the message leaves, so that
 * neither the outbox nor a backup holds one.
 */
export const InvitationMessage = ({ payload: { inviter, expiresAt }, siteUrl }: Props) => (
  <Letter
    preview="The link to create your account; it works once."
    heading={`Join ${brand.name}`}
    siteUrl={siteUrl}
    reason="You get this because a colleague entered this address. If you expected nothing, delete it; without the link nobody gets in."
  >
    <Paragraph>
      {inviter} invites you to the back-office of {brand.name}, where leads, consultations and the
      newsletter are looked after.
    </Paragraph>
    <Action href={invitationLinkPlace(siteUrl)}>Create your account</Action>
    <Paragraph>
      The link works once, until {instantText(expiresAt)}. If the button does nothing, open this
      address: <PlainLink href={invitationLinkPlace(siteUrl)} />
    </Paragraph>
  </Letter>
)
