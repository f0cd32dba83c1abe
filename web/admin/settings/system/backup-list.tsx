import { CircleAlert, CircleCheck, Download, ShieldCheck, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Backup } from '#shared/backups/schema.ts'
import { type BackupState, backupCauseLabels } from '#shared/backups/vocabulary.ts'
import { byteSize } from '#shared/byte-size.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { exactTime } from '#web/ui/relative-time.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { ReauthenticateDialog } from '../reauthenticate.tsx'
import {
  deletionOf,
  downloadOf,
  useCheckBackup,
  useReadBackups,
  useRunBackup,
} from './backup-calls.ts'

type BackupListProps = {
  backups: readonly Backup[]
  /** Where the files are, on the machine that makes them. */
  folder: string
  possible: boolean
}

/** The backups there are, newest first, and one more at a click. */
export function BackupList({ backups, folder, possible }: BackupListProps) {
  const run = useRunBackup()
  const readAgain = useReadBackups()
  const [asked, setAsked] = useState<Backup | null>(null)
  const [wanted, setWanted] = useState<Backup | null>(null)
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
            <BackupItem
              key={backup.id}
              backup={backup}
              onDelete={() => setAsked(backup)}
              onDownload={() => setWanted(backup)}
            />
          ))}
        </ul>
      )}
      <p className="wrap-anywhere mt-3 text-ink-faint text-xs">The files are in {folder}.</p>
      {asked && (
        <ReauthenticateDialog
          open
          onClose={() => setAsked(null)}
          purpose={deletionOf(asked)}
          onDone={readAgain}
        />
      )}
      {wanted && (
        <ReauthenticateDialog open onClose={() => setWanted(null)} purpose={downloadOf(wanted)} />
      )}
    </section>
  )
}

const badges: Record<BackupState, { tone: BadgeTone; label: string }> = {
  running: { tone: 'blue', label: 'Being made' },
  done: { tone: 'green', label: 'Done' },
  failed: { tone: 'red', label: 'Failed' },
}

type BackupItemProps = { backup: Backup; onDelete: () => void; onDownload: () => void }

/** One backup: when, how large, whether it can be restored, and what can be done with it. */
function BackupItem({ backup, onDelete, onDownload }: BackupItemProps) {
  const check = useCheckBackup()
  const { state, cause, bytes, here } = backup
  const made = exactTime(Date.parse(backup.startedAt))
  const badge = badges[state]
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium text-sm">
          {made}
          <Badge tone={badge.tone}>{badge.label}</Badge>
        </p>
        <p className="text-ink-faint text-xs tabular-nums">
          {backupCauseLabels[cause]}
          {bytes !== null && ` · ${byteSize(bytes)}`}
          {state === 'done' && !here && ' · the file is on another machine'}
        </p>
        <Finding backup={backup} />
      </div>
      {state !== 'running' && (
        <div className="flex gap-1">
          {state === 'done' && (
            <>
              <Act
                name={`Download the backup of ${made}`}
                hint="Download"
                disabled={!here}
                onClick={onDownload}
              >
                <Download size={16} />
              </Act>
              <Act
                name={`Check the backup of ${made}`}
                hint="Try to restore it"
                busy={check.isPending || backup.checking}
                onClick={() => check.mutate(backup)}
              >
                <ShieldCheck size={16} className={backup.checking ? 'animate-pulse' : undefined} />
              </Act>
            </>
          )}
          <Act name={`Delete the backup of ${made}`} hint="Delete" onClick={onDelete}>
            <Trash2 size={16} />
          </Act>
        </div>
      )}
    </li>
  )
}

/** What a check found, or why there is nothing to check. */
function Finding({ backup: { state, problem, checking, check } }: { backup: Backup }) {
  if (state === 'failed') return <Line bad>{problem ?? 'It could not be made.'}</Line>
  if (state === 'running') return null
  if (checking) return <p className="mt-1 text-ink-soft text-xs">Being restored for a check…</p>
  if (!check) return <p className="mt-1 text-ink-soft text-xs">Not restored for a check yet.</p>
  return <Line bad={!check.ok}>{check.sentence}</Line>
}

function Line({ bad, children }: { bad?: boolean; children: ReactNode }) {
  const Icon = bad ? CircleAlert : CircleCheck
  return (
    <p className={`mt-1 flex items-start gap-1.5 text-xs ${bad ? 'text-danger' : 'text-green'}`}>
      <Icon size={14} aria-hidden="true" className="mt-px shrink-0" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  )
}

type ActProps = {
  name: string
  hint: string
  busy?: boolean
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}

function Act({ name, hint, children, ...rest }: ActProps) {
  return (
    <Tooltip content={hint}>
      <Button variant="quiet" size="icon" aria-label={name} {...rest}>
        {children}
      </Button>
    </Tooltip>
  )
}
