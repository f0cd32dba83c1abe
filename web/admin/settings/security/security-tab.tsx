import { SettingsSection } from '../settings-section.tsx'
import { WithAccount } from '../with-account.tsx'
import { PasswordForm } from './password-form.tsx'
import { SecurityFacts } from './security-facts.tsx'
import { SessionList } from './session-list.tsx'
import { TwoFactor } from './two-factor.tsx'

/** How the own account is protected, and where it is signed in. */
export function SecurityTab() {
  return (
    <>
      <SettingsSection
        title="Password"
        description="A new password signs you out everywhere but here."
      >
        <WithAccount>{(account) => <PasswordForm email={account.email} />}</WithAccount>
      </SettingsSection>
      <SettingsSection
        title="Two-factor authentication"
        description="After the password, signing in asks for a code that only your phone can show."
      >
        <WithAccount>{(account) => <TwoFactor account={account} />}</WithAccount>
      </SettingsSection>
      <SettingsSection
        title="Sessions"
        description="Where you are signed in. A session ends after 12 hours without use."
      >
        <SessionList />
      </SettingsSection>
      <SettingsSection title="Security information" description="How this account stands.">
        <WithAccount>{(account) => <SecurityFacts account={account} />}</WithAccount>
      </SettingsSection>
    </>
  )
}
