import { useQuery } from '@tanstack/react-query'
import { DatabaseBackup } from 'lucide-react'
import { useState } from 'react'
import { byteSize } from '#shared/byte-size.ts'
import type { System } from '#shared/settings/schema.ts'
import { secretsSentence } from '#shared/setup-checklist/setup-checklist.ts'
import { Button } from '#web/ui/button.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { SettingsSection, WithQuery } from '../settings-section.tsx'
import { backupsQuery } from './backup-calls.ts'
import { BackupDialog } from './backup-dialog.tsx'
import { OutboundSection } from './outbound-section.tsx'
import { SystemForm } from './system-form.tsx'
import { systemQuery } from './system-queries.ts'
import { TestMessageSection } from './test-message-section.tsx'
import { WebhooksSection } from './webhooks-section.tsx'

/** What holds for everybody: mail, calendar, what happens to new leads, the database and its backups. */
export function SystemTab() {
  const system = useQuery(systemQuery)
  if (system.data) {
    return (
      <>
        <SystemForm system={system.data} />
        <TestMessageSection />
        <WebhooksSection />
        <OutboundSection />
        <DatabaseSection system={system.data} />
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

const kinds: Record<System['database']['kind'], string> = {
  embedded: 'embedded in the server, for one machine',
  postgresql: 'on a server',
}

/** The database as it is, and the way to its backups. */
function DatabaseSection({ system: { database, twoFactorSecrets } }: { system: System }) {
  const [configuring, setConfiguring] = useState(false)
  const secretsProblem = secretsSentence(twoFactorSecrets)
  return (
    <SettingsSection
      title="Database"
      description="Everything that must last is in it: leads, meetings, accounts and settings."
      folded={{ words: 'As it stands, and its backups' }}
    >
      <p className="flex items-center gap-2 font-medium text-sm">
        <span aria-hidden="true" className="size-2 rounded-full bg-green" />
        Connected to a PostgreSQL database
      </p>
      <dl className="mt-3 grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        <dt className="text-ink-faint">Version</dt>
        <dd>
          {database.version}, {kinds[database.kind]}
        </dd>
        <dt className="text-ink-faint">Size</dt>
        <dd className="tabular-nums">{byteSize(database.bytes)}</dd>
        <dt className="text-ink-faint">Where</dt>
        <dd className="wrap-anywhere">{database.location}</dd>
        <dt className="text-ink-faint">Two-factor</dt>
        <dd className={secretsProblem ? 'font-medium text-thread' : undefined}>
          {secretsProblem ?? 'The secrets of apps are encrypted'}
        </dd>
        <dt className="text-ink-faint">Backups</dt>
        <dd>
          <LastBackup />
        </dd>
      </dl>
      <Button variant="secondary" className="mt-5" onClick={() => setConfiguring(true)}>
        <DatabaseBackup size={16} />
        Configure Backup
      </Button>
      <BackupDialog open={configuring} onOpenChange={setConfiguring} />
    </SettingsSection>
  )
}

function LastBackup() {
  const { data, isError, isFetching, refetch } = useQuery(backupsQuery)
  if (!data && isError) {
    return (
      <span className="-my-1.5 flex flex-wrap items-center gap-2">
        <span role="alert">– could not be read</span>
        <Button variant="quiet" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </span>
    )
  }
  if (!data) return <span className="text-ink-faint">…</span>
  const last = data.backups.find(({ state }) => state === 'done')
  if (!last) return 'None yet'
  return (
    <>
      The last one <RelativeTime at={last.startedAt} />
      {last.check && (last.check.ok ? ', restored for a check' : ', but it can not be restored')}
    </>
  )
}
