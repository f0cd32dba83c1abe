import { useQuery } from '@tanstack/react-query'
import { Dialog } from '#web/ui/dialog.tsx'
import { WithQuery } from '../with-query.tsx'
import { BackupList } from './backup-list.tsx'
import { BackupPlanForm } from './backup-plan-form.tsx'
import { backupsQuery } from './system-queries.ts'

type BackupDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** 'Configure Backup': when copies are made, how many are kept, and those there are. */
export function BackupDialog({ open, onOpenChange }: BackupDialogProps) {
  const backups = useQuery({ ...backupsQuery, enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Configure Backup"
      description="A copy of the whole database, which is restored into a scratch database to see that it can be."
    >
      <WithQuery query={backups} what="backups">
        {({ plan, obstacle, folder, backups }) => (
          <>
            {obstacle && (
              <p
                role="note"
                className="mb-4 rounded-md bg-yellow-tint px-3 py-2 text-sm text-yellow"
              >
                {obstacle}
              </p>
            )}
            <BackupPlanForm key={JSON.stringify(plan)} plan={plan} />
            <BackupList backups={backups} folder={folder} possible={obstacle === null} />
          </>
        )}
      </WithQuery>
    </Dialog>
  )
}
