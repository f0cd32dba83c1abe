import type { Account } from '#shared/accounts/account-schema.ts'
import { dateOf } from '#web/ui/relative-time.tsx'
import { SettingsSection, WithAccount } from '../settings-section.tsx'
import { PasswordForm } from './password-form.tsx'
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

/** 'Account Created' and its state (admin-back-office.md §2, Settings: Security). */
function SecurityFacts({ account }: { account: Account }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-8 gap-y-2.5 text-sm">
      <dt className="text-ink-soft">Account Created</dt>
      <dd className="tabular-nums">
        <time dateTime={account.createdAt}>{dateOf(Date.parse(account.createdAt))}</time>
      </dd>
      <dt className="text-ink-soft">Account state</dt>
      <dd>Active</dd>
    </dl>
  )
}
