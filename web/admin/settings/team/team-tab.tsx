import { SettingsSection } from '../settings-section.tsx'
import { Invitations } from './invitations.tsx'
import { MemberList } from './member-list.tsx'

/** Who works here, and who is asked to. */
export function TeamTab() {
  return (
    <>
      <SettingsSection
        title="People"
        description="Everyone here sees and changes everything. A deactivated account is signed out at once; what it did stays on record."
      >
        <MemberList />
      </SettingsSection>
      <SettingsSection
        title="Invitations"
        description="A link makes one account and is good for a week. With an address, it is sent there and only that address can use it."
      >
        <Invitations />
      </SettingsSection>
    </>
  )
}
