import { useQuery } from '@tanstack/react-query'
import { SettingsSection } from '../settings-section.tsx'
import { WithQuery } from '../with-query.tsx'
import { DatabaseSection } from './database-section.tsx'
import { SystemForm } from './system-form.tsx'
import { systemQuery } from './system-queries.ts'
import { TestMessageSection } from './test-message-section.tsx'

/** What holds for everybody: mail, calendar, what happens to new leads, the database and its backups. */
export function SystemTab() {
  const system = useQuery(systemQuery)
  if (system.data) {
    return (
      <>
        <SystemForm system={system.data} />
        <TestMessageSection />
        <DatabaseSection database={system.data.database} />
      </>
    )
  }
  return (
    <SettingsSection title="System" description="Settings for everybody who works here.">
      <WithQuery query={system} what="system settings">
        {() => null}
      </WithQuery>
    </SettingsSection>
  )
}
