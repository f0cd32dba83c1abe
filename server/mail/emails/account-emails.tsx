import { brand } from '#content/brand.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { secretLinkPlaces } from '../secret-links.ts'
import { accountChangeTitles } from '../subject-of.ts'
import {
  Action,
  DescriptionList,
  EmailLayout,
  type EmailProps,
  Paragraph,
  PlainLink,
} from './email-layout.tsx'
import { instantText } from './instant-text.ts'

/**
 * To the address that an account is to have. The link is put in as the e-mail leaves, so that
 * neither the outbox nor a backup holds one.
 */
export const EmailChangeEmail = ({ payload: { name }, siteUrl }: EmailProps<'email_change'>) => (
  <EmailLayout
    preview="The link that makes this the address of your account."
    heading="Confirm your new address"
    siteUrl={siteUrl}
    reason="You get this because somebody entered this address for their account. If it was not you, there is nothing to do: without the link nothing changes."
  >
    <Paragraph>
      {name}, this link makes this the address you sign in to {brand.name} with.
    </Paragraph>
    <Action href={secretLinkPlaces.email_change(siteUrl)}>Confirm this address</Action>
    <Paragraph>
      It works once, for a day. If the button does nothing, open this address:{' '}
      <PlainLink href={secretLinkPlaces.email_change(siteUrl)} />
    </Paragraph>
  </EmailLayout>
)

/** To an admin: address or password of the account changed, or the address is about to. */
export const AccountChangedEmail = ({ payload, siteUrl }: EmailProps<'account_changed'>) => {
  const { name, change, newEmail, at } = payload
  return (
    <EmailLayout
      preview="If it was not you, act now."
      heading={accountChangeTitles[change]}
      siteUrl={siteUrl}
      reason="You get this for every change of the address and the password of your account. It can not be turned off."
    >
      <Paragraph>
        {name}, {happened[change]}
      </Paragraph>
      <DescriptionList
        facts={[
          ['When', instantText(at)],
          ...(newEmail ? ([['New address', newEmail]] as const) : []),
        ]}
      />
      <Paragraph>If it was you, there is nothing to do. If not, {toDo[change]}</Paragraph>
      {change === 'email_changed' ? null : (
        <Action href={siteUrl + settingsPage(tabOf[change])}>Check my account</Action>
      )}
    </EmailLayout>
  )
}

type Change = EmailProps<'account_changed'>['payload']['change']

const happened: Record<Change, string> = {
  email_asked:
    'another address was entered for your account. Until the link mailed to it is used, this one stays in use.',
  email_changed: 'your account has another address now. This one no longer signs you in.',
  password_changed: 'the password of your account was changed. It was signed out everywhere else.',
  password_reset:
    'a new password was set for your account with a mailed link. It was signed out everywhere.',
}

const toDo: Record<Change, string> = {
  email_asked: 'cancel the change in your profile, and change your password now.',
  email_changed: 'ask a colleague at once to deactivate your account.',
  password_changed: 'set a new one now, or ask a colleague to deactivate your account.',
  password_reset: 'set a new one now, or ask a colleague to deactivate your account.',
}

const tabOf = {
  email_asked: 'profile',
  password_changed: 'security',
  password_reset: 'security',
} as const

/**
 * To an admin who can not sign in. The link is put in as the e-mail leaves, so that neither the
 * outbox nor a backup holds one.
 */
export const PasswordResetEmail = ({
  payload: { name },
  siteUrl,
}: EmailProps<'password_reset'>) => (
  <EmailLayout
    preview="The link to set a new password."
    heading="Set a new password"
    siteUrl={siteUrl}
    reason="You get this because somebody asked for a new password for this address. If it was not you, there is nothing to do: your password is unchanged."
  >
    <Paragraph>{name}, this link sets a new password for your account.</Paragraph>
    <Action href={secretLinkPlaces.password_reset(siteUrl)}>Set a new password</Action>
    <Paragraph>
      It works once, for one hour. If the button does nothing, open this address:{' '}
      <PlainLink href={secretLinkPlaces.password_reset(siteUrl)} />
    </Paragraph>
  </EmailLayout>
)
