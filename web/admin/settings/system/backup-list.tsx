import { useState } from 'react'
import type { Backup } from '#shared/backups/schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDeleteBackup, useRunBackup } from './backup-acts.ts'
import { BackupItem } from './backup-item.tsx'

type BackupListProps = {
  backups: readonly Backup[]
  /** Where the files are, on the machine that makes them. */
  folder: string
  possible: boolean
}

/** The backups there are, newest first, and one more at a click. */
export function BackupList({ backups, folder, possible }: BackupListProps) {
  const run = useRunBackup()
  const remove = useDeleteBackup()
  const [asked, setAsked] = useState<Backup | null>(null)
  const running = backups.some(({ state }) => state === 'running')
  return (
    <section aria-label="Backups" className="mt-6 border-paper-edge border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-semibold text-base">Backups</h3>
        <Button
          size="sm"
          busy={run.isPending || running}
          disabled={!possible}
          onClick={() => run.mutate()}
        >
          {running ? 'Backing up...' : 'Run Backup Now'}
        </Button>
      </div>
      {backups.length === 0 ? (
        <p className="mt-3 text-ink-soft text-sm">No backup has been made yet.</p>
      ) : (
        <ul className="mt-2 divide-y divide-paper-edge">
          {backups.map((backup) => (
            <BackupItem key={backup.id} backup={backup} onDelete={() => setAsked(backup)} />
          ))}
        </ul>
      )}
      <p className="wrap-anywhere mt-3 text-ink-faint text-xs">The files are in {folder}.</p>
      <AlertDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title="Delete this backup?"
        description="Its file is removed for good."
        action="Delete"
        destructive
        onAction={() => asked && remove.mutate(asked)}
      />
    </section>
  )
}
