import type { PayloadOf, TwoFactorChange } from '#shared/mail/payload.ts'
import { adminPage } from '#shared/routes.ts'
import { instantText } from './instant-text.ts'
import { Action, Letter, Paragraph } from './letter.tsx'

type Props = { payload: PayloadOf<'two_factor_changed'>; siteUrl: string }

const headings: Record<TwoFactorChange, string> = {
  on: 'Two-factor sign-in is on',
  off: 'Two-factor sign-in is off',
  reset: 'Two-factor sign-in was reset',
  codes_renewed: 'New backup codes were made',
}

/** To an admin: the second lock of the account changed. */
export const TwoFactorMessage = ({ payload: { name, change, by, at }, siteUrl }: Props) => (
  <Letter
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
    <Action href={siteUrl + adminPage.settingsTab('security')}>Check my account</Action>
  </Letter>
)
