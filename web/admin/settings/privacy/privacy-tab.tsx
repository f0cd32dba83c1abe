import { retentionRules } from '#shared/privacy/retention.ts'
import { SettingsSection } from '../settings-section.tsx'
import { PersonData } from './person-data.tsx'
import { RetentionTable } from './retention-table.tsx'

/** What the privacy policy promises: everything about a person at a click, and nothing kept too long. */
export function PrivacyTab() {
  return (
    <>
      <SettingsSection
        title="A person’s data"
        description="When somebody asks what you hold about them, or asks you to erase it. Answer within 72 hours, and only to the address concerned."
      >
        <PersonData />
      </SettingsSection>
      <SettingsSection
        title="Removed by itself"
        description={`Once a day, whatever is older goes for good. What is deleted or erased is gone from the backups, too, after ${retentionRules.backups.days} more days: within the 90 days that your privacy policy promises.`}
      >
        <RetentionTable />
      </SettingsSection>
    </>
  )
}
