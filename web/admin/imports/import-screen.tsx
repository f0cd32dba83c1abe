import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft, Download, Trash2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { Import } from '#shared/imports/schema.ts'
import { importCalls, importPage } from '#shared/office-calls.ts'
import { adminPage } from '#shared/routes.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { RowShapes, Skeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '../brand/brand.tsx'
import { ImportFigures } from '../csv/import-figures.tsx'
import { saveAnswer } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { useColleagueName } from '../records/colleagues.tsx'
import { RecordFailure } from '../records/record-failure.tsx'
import { importQuery, useDeleteImport, useRevert, useRun } from './import-calls.ts'
import { ImportColumns } from './import-columns.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportSteps } from './import-steps.tsx'
import { counted, progressSentence, stateLabel, stateTones } from './import-words.ts'

/** /admin/people/imports/{id}: a file's columns, what becomes of its rows, and how far it is. */
export function ImportScreen() {
  const { id = '' } = useParams()
  const query = useQuery(importQuery(id))
  useTitle(query.data?.fileName ?? 'Import')
  return (
    <>
      <Link
        to={importPage.list}
        className="mb-2 inline-flex min-h-8 items-center gap-1.5 self-start text-ink-soft text-xs hover:text-ink"
      >
        <ArrowLeft size={15} />
        All imports
      </Link>
      {query.isPending && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading the import
          </p>
          <Skeleton className="my-2 h-5 w-56" />
          <Skeleton className="mt-4 mb-5 w-64" />
          <div className="max-w-desk rounded-md border border-paper-edge bg-card">
            <RowShapes count={3} />
          </div>
        </div>
      )}
      {query.isError && query.data === undefined && (
        <RecordFailure
          query={query}
          noun="import"
          id={id}
          back={{ to: importPage.list, label: 'All imports' }}
        />
      )}
      {query.data && <One of={query.data} />}
    </>
  )
}

function One({ of }: { of: Import }) {
  const by = useColleagueName(of.createdBy)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 break-all font-semibold text-xl">{of.fileName}</h1>
        <Badge tone={stateTones[of.state]}>{stateLabel(of)}</Badge>
      </div>
      <p className="pb-4 text-ink-soft text-sm">
        {counted(of.rows, 'row', 'rows')}, uploaded {by && `by ${by} `}
        <RelativeTime at={of.createdAt} />
      </p>
      <ImportSteps state={of.state} />
      <Progress of={of} />
      {!of.startedAt && <ImportColumns of={of} />}
      {of.state !== 'mapping' && of.state !== 'running' && <ImportRows of={of} />}
    </>
  )
}

/** How far it is, what it did or will do in figures, and what can be done next. */
function Progress({ of }: { of: Import }) {
  const isMoving = of.state === 'checking' || of.state === 'running'
  const isFaded = of.state === 'mapping' || of.state === 'reverted'
  return (
    <section
      aria-label="Progress"
      className="flex max-w-desk flex-col gap-4 rounded-md border border-paper-edge bg-card p-4 sm:p-5"
    >
      <div>
        <p role="status" className="font-medium text-sm tabular-nums">
          {progressSentence(of)}
        </p>
        {of.problem && <p className="danger-mark pt-1 text-danger text-sm">{of.problem}</p>}
        {(isMoving || of.state === 'stopped') && (
          <progress
            aria-label="Rows done"
            value={of.progress}
            max={Math.max(of.rows, 1)}
            className={cx('import-bar mt-2', of.state === 'stopped' && 'opacity-55')}
          />
        )}
      </div>
      {!isFaded && <Figures of={of} />}
      <div className="flex flex-wrap gap-2">
        <Actions of={of} />
      </div>
    </section>
  )
}

function Figures({ of }: { of: Import }) {
  const hasRun = of.startedAt !== null
  const figures = [
    { label: hasRun ? 'added' : 'new', count: of.counts.new },
    { label: hasRun ? 'changed' : 'changes', count: of.counts.changes },
    { label: 'same', count: of.counts.same },
    { label: 'refused', count: of.counts.refused },
  ]
  return <ImportFigures figures={figures} failed="refused" className="gap-2" />
}

function Actions({ of }: { of: Import }) {
  switch (of.state) {
    case 'mapping':
      return <Delete of={of} />
    case 'checking':
    case 'ready': {
      const people = of.counts.new + of.counts.changes
      const isNothing = of.state === 'ready' && people === 0
      return (
        <>
          <Run of={of} disabled={isNothing || of.state === 'checking'}>
            {people > 0 && of.state === 'ready'
              ? `Import ${counted(people, 'person', 'people')}`
              : 'Import people'}
          </Run>
          <Refused of={of} />
          <Delete of={of} />
        </>
      )
    }
    case 'running':
      return <Stop of={of} />
    case 'stopped':
      return (
        <>
          <Run of={of}>Resume import</Run>
          <Refused of={of} />
          <Revert of={of} />
        </>
      )
    case 'done':
      return (
        <>
          <Link to={adminPage.people} className={buttonClass({ size: 'sm' })}>
            See people
          </Link>
          <Refused of={of} />
          <Revert of={of} />
        </>
      )
    case 'reverted':
      return (
        <>
          <Link to={importPage.list} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
            Import another file
          </Link>
          <Refused of={of} />
        </>
      )
  }
}

type RunProps = { of: Import; disabled?: boolean; children: ReactNode }

function Run({ of, disabled, children }: RunProps) {
  const { mutate, isPending } = useRun(of.id, 'run')
  return (
    <Button size="sm" busy={isPending} disabled={disabled} onClick={() => mutate()}>
      {children}
    </Button>
  )
}

function Stop({ of }: { of: Import }) {
  const { mutate, isPending } = useRun(of.id, 'stop')
  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
      Stop import
    </Button>
  )
}

/** The refused rows as a file to mend and import again. */
function Refused({ of }: { of: Import }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveAnswer(
        importCalls.refused(of.id),
        of.fileName.replace(/(?:\.csv)?$/i, '-refused-rows.csv'),
      ),
    meta: {
      failure: failureOf('Download failed', 'Failed to download the rows. Please try again.'),
    },
  })
  if (of.counts.refused === 0) return null
  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate()}>
      <Download size={14} />
      Download refused rows
    </Button>
  )
}

function Revert({ of }: { of: Import }) {
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useRevert(of.id)
  if (!of.changeId) return null
  return (
    <>
      <Button variant="quietDestructive" size="sm" busy={isPending} onClick={() => setAsked(true)}>
        <Undo2 size={14} />
        Revert
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Revert this import?"
        description="The people it added are removed, unless somebody changed them or wrote about them since. The fields it changed get their old values back, unless somebody changed them since. You can undo the revert under History."
        action="Revert"
        destructive
        onAction={() => mutate()}
      />
    </>
  )
}

function Delete({ of }: { of: Import }) {
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useDeleteImport(of.id)
  return (
    <>
      <Button
        variant="quietDestructive"
        size="sm"
        className="max-sm:-ml-3"
        busy={isPending}
        onClick={() => setAsked(true)}
      >
        <Trash2 size={14} />
        Remove file
      </Button>
      <AlertDialog
        open={asked}
        onOpenChange={setAsked}
        title="Remove this file?"
        description="Nobody was imported from it, and nobody is changed."
        action="Remove"
        destructive
        onAction={() => mutate()}
      />
    </>
  )
}
