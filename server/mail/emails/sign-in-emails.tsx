import { brand } from '#content/brand.ts'
import type { TwoFactorChange } from '#shared/mail/payload.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { secretLinkPlaces } from '../secret-links.ts'
import {
  Action,
  DescriptionList,
  EmailLayout,
  type EmailProps,
  Paragraph,
  PlainLink,
} from './email-layout.tsx'
import { instantText } from './instant-text.ts'

/** To an admin: a sign-in from a device not seen before. */
export const SignInEmail = ({
  payload: { name, device, at },
  siteUrl,
}: EmailProps<'sign_in_alert'>) => (
  <EmailLayout
    preview={`${device ?? 'A device not seen before'}, ${instantText(at)}.`}
    heading="New sign-in to your account"
    siteUrl={siteUrl}
    reason="You get this for every sign-in from a new device. It can not be turned off."
  >
    <Paragraph>{name}, somebody signed in to your account from a device not seen before.</Paragraph>
    <DescriptionList
      facts={[
        ['When', instantText(at)],
        ['Device', device ?? 'unknown'],
      ]}
    />
    <Paragraph>
      If it was you, there is nothing to do. If not, end that session and change your password now.
    </Paragraph>
    <Action href={siteUrl + settingsPage('security')}>Look at my sessions</Action>
  </EmailLayout>
)

const headings: Record<TwoFactorChange, string> = {
  on: 'Two-factor sign-in is on',
  off: 'Two-factor sign-in is off',
  reset: 'Two-factor sign-in was reset',
  codes_renewed: 'New backup codes were made',
}

/** To an admin: the second lock of the account changed. */
export const TwoFactorEmail = ({
  payload: { name, change, by, at },
  siteUrl,
}: EmailProps<'two_factor_changed'>) => (
  <EmailLayout
    preview={by ? `This was done by ${by}.` : 'If you did not do this, act now.'}
    heading={headings[change]}
    siteUrl={siteUrl}
    reason="You get this for every change of how your account is protected. It can not be turned off."
  >
    <Paragraph>
      {name}, this was done {by ? `by ${by} ` : ''}on {instantText(at)}.
      {change === 'codes_renewed' && ' The earlier codes do not work any more.'}
      {change === 'reset' && ' Your password alone signs you in until you turn it on again.'}
    </Paragraph>
    <Paragraph>If you know of it, there is nothing to do. If not, act now:</Paragraph>
    <Action href={siteUrl + settingsPage('security')}>Check my account</Action>
  </EmailLayout>
)

/**
 * To a colleague: the link to make an account with. It is put in as the e-mail leaves, so that
 * neither the outbox nor a backup holds one.
 */
export const InvitationEmail = ({
  payload: { inviter, expiresAt },
  siteUrl,
}: EmailProps<'invitation'>) => (
  <EmailLayout
    preview="The link to create your account; it works once."
    heading={`Join ${brand.name}`}
    siteUrl={siteUrl}
    reason="You get this because a colleague entered this address. If you expected nothing, delete it; without the link nobody gets in."
  >
    <Paragraph>
      {inviter} invites you to the back-office of {brand.name}, where leads, consultations and the
      newsletter are looked after.
    </Paragraph>
    <Action href={secretLinkPlaces.invitation(siteUrl)}>Create your account</Action>
    <Paragraph>
      The link works once, until {instantText(expiresAt)}. If the button does nothing, open this
      address: <PlainLink href={secretLinkPlaces.invitation(siteUrl)} />
    </Paragraph>
  </EmailLayout>
)
