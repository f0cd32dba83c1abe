import type { ComponentType } from 'react'
import { useSearchParams } from 'react-router'
import type { SettingsTab } from '#shared/settings/tabs.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { useTitle } from '../brand/brand.tsx'
import { AvailabilityTab } from './availability/availability-tab.tsx'
import { NotificationsTab } from './notifications-tab.tsx'
import { PrivacyTab } from './privacy/privacy-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security/security-tab.tsx'
import { SystemTab } from './system/system-tab.tsx'
import { TagsTab } from './tags/tags-tab.tsx'
import { TeamTab } from './team/team-tab.tsx'

type Tab = { value: SettingsTab; label: string; Content: ComponentType }

/** The tabs in their order. */
const tabs: readonly [Tab, ...Tab[]] = [
  { value: 'profile', label: 'Profile', Content: ProfileTab },
  { value: 'notifications', label: 'Notifications', Content: NotificationsTab },
  { value: 'security', label: 'Security', Content: SecurityTab },
  { value: 'system', label: 'System', Content: SystemTab },
  { value: 'team', label: 'Team', Content: TeamTab },
  { value: 'availability', label: 'Availability', Content: AvailabilityTab },
  { value: 'tags', label: 'Tags', Content: TagsTab },
  { value: 'privacy', label: 'Privacy', Content: PrivacyTab },
]

/** /admin/settings: the person, the team and the product; the open tab is in the address. */
export function SettingsScreen() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open = tabs.find(({ value }) => value === asked) ?? tabs[0]
  useTitle(`${open.label} · Settings`)
  return (
    <>
      <h1 className="pb-3 font-semibold text-xl">Settings</h1>
      <Tabs
        label="Settings"
        className="settings-tabs"
        value={open.value}
        onValueChange={(tab) => setSearch({ tab })}
        tabs={tabs}
      >
        {tabs.map(({ value, Content }) => (
          <TabPanel key={value} value={value}>
            <Content />
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
