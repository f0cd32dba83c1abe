import { useState } from 'react'
import type { Account, NotificationSettings } from '#shared/accounts/account-schema.ts'
import { notificationSwitches } from '#shared/accounts/notification-switches.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { useSaveAccount } from './account-queries.ts'
import { CardFoot, SettingsSection, WithAccount } from './settings-section.tsx'

export function NotificationsTab() {
  return (
    <SettingsSection
      title="What reaches you"
      description="These switches are yours alone; your colleagues have their own."
    >
      <WithAccount>{(account) => <NotificationsForm account={account} />}</WithAccount>
    </SettingsSection>
  )
}

function NotificationsForm({ account }: { account: Account }) {
  const [chosen, setChosen] = useState(account.notifications)
  const save = useSaveAccount<NotificationSettings>({
    path: api.admin.accountNotifications,
    done: {
      title: 'Notification settings updated',
      description: 'Your preferences have been saved.',
    },
    failed: 'Failed to save your preferences. Please try again.',
  })
  const isChanged = notificationSwitches.some(
    ({ name }) => chosen[name] !== account.notifications[name],
  )
  return (
    <>
      <div className="-mt-1 flex flex-col divide-y divide-paper-edge *:py-3.5 *:first:pt-1">
        {notificationSwitches.map(({ name, label, hint }) => (
          <Switch
            key={name}
            label={label}
            hint={hint}
            checked={chosen[name]}
            onCheckedChange={(on) => setChosen({ ...chosen, [name]: on })}
          />
        ))}
      </div>
      <CardFoot>
        <Button
          variant={isChanged ? 'primary' : 'secondary'}
          busy={save.isPending}
          onClick={() => save.mutate(chosen)}
        >
          {save.isPending ? 'Saving...' : 'Save Preferences'}
        </Button>
      </CardFoot>
    </>
  )
}
