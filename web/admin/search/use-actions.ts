import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import type { ActionId } from '#shared/search/pages.ts'
import { logOut } from '../accounts/log-in.ts'
import { call } from '../http/call.ts'
import { useSetLeadStatus } from '../leads/lead-actions.tsx'
import { leadResource } from '../leads/lead-list.ts'
import { openedFor } from '../lists/record-dialogs.tsx'
import { useRunBackup } from '../settings/system/backup-calls.ts'

/** Does what can be done from anywhere. What it comes to, a toast says, or the dialog it opens. */
export function useActions(onShortcuts: () => void): (id: ActionId) => void {
  const navigate = useNavigate()
  const backup = useRunBackup({
    title: 'Backup started',
    description: 'It appears in Settings, under System, as soon as it is made.',
  })
  const actions: Record<ActionId, () => void> = {
    'add-lead': () => void navigate(adminPage.leads, { state: openedFor('create') }),
    'add-booking': () => void navigate(adminPage.consultations, { state: openedFor('booking') }),
    'quick-sync': () => void navigate(adminPage.consultations, { state: openedFor('sync') }),
    'add-submission': () => void navigate(adminPage.leadMagnets, { state: openedFor('create') }),
    'run-backup': () => backup.mutate(),
    shortcuts: onShortcuts,
    'log-out': () => void logOut(),
  }
  return (id) => actions[id]()
}

/** Marks a lead as contacted that is known by its id alone. */
export function useMarkContacted(): (id: string) => void {
  const setStatus = useSetLeadStatus().mutate
  const { mutate } = useMutation({
    mutationFn: (id: string) => call(leadResource.one(id), leadResource.schema),
    onSuccess: (record) => setStatus({ record, status: 'contacted' }),
    meta: {
      failure: () => ({ title: 'Error', description: 'Failed to update lead status.' }),
    },
  })
  return mutate
}
