import type { PayloadOf } from '#shared/mail/payload.ts'
import { adminPage } from '#shared/routes.ts'
import { instantText } from './instant-text.ts'
import { Action, Facts, Letter, Paragraph } from './letter.tsx'

type Props = { payload: PayloadOf<'sign_in_alert'>; siteUrl: string }

/** To an admin: a sign-in from a device not seen before. */
export const SignInMessage = ({ payload: { name, device, at }, siteUrl }: Props) => (
  <Letter
    preview={`${device ?? 'A device not seen before'}, ${instantText(at)}.`}
    heading="New sign-in to your account"
    siteUrl={siteUrl}
    reason="You get this for every sign-in from a new device. It can not be turned off."
  >
    <Paragraph>{name}, somebody signed in to your account from a device not seen before.</Paragraph>
    <Facts
      facts={[
        ['When', instantText(at)],
        ['Device', device ?? 'unknown'],
      ]}
    />
    <Paragraph>
      If it was you, there is nothing to do. If not, end that session and change your password now.
    </Paragraph>
    <Action href={siteUrl + adminPage.settingsTab('security')}>Look at my sessions</Action>
  </Letter>
)
