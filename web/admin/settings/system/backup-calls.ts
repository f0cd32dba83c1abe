import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { BackupPlan } from '#shared/backups/plan.ts'
import { type Backup, type Backups, backupsSchema } from '#shared/backups/schema.ts'
import { backupCalls } from '#shared/office-calls.ts'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { call, fetchSignedIn, saveAnswer } from '../../http/call.ts'
import { failureOf } from '../../http/query-client.ts'
import type { Purpose } from '../reauthenticate.tsx'

/** The plan of backups, and those there are. */
export const backupsQuery = queryOptions({
  queryKey: ['backups'],
  queryFn: ({ signal }) => call(backupCalls.list, backupsSchema, { signal }),
})

type Act<Input> = {
  act: (input: Input) => Promise<unknown>
  done?: ToastMessage
  failed: { title: string; description: string }
}

/** Something done about backups; the list is read again whatever came of it. */
function useBackupAct<Input>({ act, done, failed }: Act<Input>) {
  const queries = useQueryClient()
  return useMutation<unknown, Error, Input>({
    mutationFn: act,
    onSuccess: () => {
      if (done) toast(done)
    },
    meta: { failure: failureOf(failed.title, failed.description) },
    onSettled: () => queries.invalidateQueries({ queryKey: backupsQuery.queryKey }),
  })
}

const backupStarted: ToastMessage = {
  title: 'Backup started',
  description: 'It appears below as soon as it is made.',
}

export const useRunBackup = (done = backupStarted) =>
  useBackupAct<void>({
    act: () => fetchSignedIn(backupCalls.list, { method: 'POST' }),
    done,
    failed: { title: 'Backup failed', description: 'Failed to start a backup. Please try again.' },
  })

export const useCheckBackup = () =>
  useBackupAct<Backup>({
    act: ({ id }) => fetchSignedIn(backupCalls.check(id), { method: 'POST' }),
    failed: { title: 'Check failed', description: 'Failed to start the check. Please try again.' },
  })

/** Has the list of backups read again. */
export function useReadBackups() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: backupsQuery.queryKey })
}

/** Before a plan is saved: it may remove backups, and let none be made any more. */
export const saving = (plan: BackupPlan): Purpose<Backups> => ({
  title: 'Save this schedule?',
  description: 'Backups beyond the number to keep are removed for good once the next one is made.',
  submit: 'Save',
  submitting: 'Saving...',
  destructive: false,
  act: (proof) =>
    call(backupCalls.plan, backupsSchema, { method: 'PATCH', body: { ...plan, ...proof } }),
  done: () => ({ title: 'Backup schedule saved', description: 'Backups follow it from now on.' }),
  failed: {
    title: 'Update failed',
    description: 'Failed to save the schedule. Please try again.',
  },
})

/** Before a backup is gone for good. */
export const deletionOf = ({ id }: Backup): Purpose<unknown> => ({
  title: 'Delete this backup?',
  description: 'Its file is removed for good.',
  submit: 'Delete',
  submitting: 'Deleting...',
  destructive: true,
  act: (body) => fetchSignedIn(backupCalls.delete(id), { method: 'POST', body }),
  done: () => ({ title: 'Backup deleted', description: 'Its file is gone as well.' }),
  failed: { title: 'Delete failed', description: 'Failed to delete the backup. Please try again.' },
})

/** Before a backup leaves the machine. */
export const downloadOf = ({ id, file }: Backup): Purpose<void> => ({
  title: 'Download this backup?',
  description:
    'It holds everything: leads, people, accounts. Keep the file where nobody else reads it.',
  submit: 'Download',
  submitting: 'Downloading...',
  destructive: false,
  act: (body) => saveAnswer(backupCalls.file(id), file ?? 'backup', { method: 'POST', body }),
  done: () => ({ title: 'Backup downloaded', description: 'That you took it is on record.' }),
  failed: {
    title: 'Download failed',
    description: 'Failed to download the backup. Please try again.',
  },
})
