import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Download, Trash2, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type BulkAnswer,
  type BulkChange,
  bulkAnswerSchema,
  bulkAtMost,
} from '#shared/bulk/schema.ts'
import { skippedSentence } from '#shared/bulk/words.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Choice, NativeSelect } from '#web/ui/field.tsx'
import { isKeyTaken, openLayers } from '#web/ui/taken-keys.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call, saveAnswer } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { undoAction } from '../records/undo-change.ts'
import { NextStepField, TagsField } from './bulk-fields.tsx'
import type { ListRecord, TotalCount } from './resource.ts'
import type { useSelection } from './selection.ts'

/** What can be done to many records of a list at once; each absent where its records have no such thing. */
export type BulkConfig = {
  /** The call that does it. */
  path: string
  /** As the journal calls its records: `lead`. */
  noun: string
  status?: { label: string; options: readonly Choice[] }
  /** Whose the records can be; nobody's is the empty choice. */
  owner?: { useOptions: () => readonly Choice[] }
  tags?: true
  delete?: true
  /** The call that answers with them as a file, and what that is saved as. */
  exported?: { path: string; fileName: string }
}

type BulkBarProps = {
  config: BulkConfig
  resource: { key: string }
  /** As the records stand in a sentence. */
  noun: { one: string; many: string }
  selection: Pick<ReturnType<typeof useSelection>, 'chosen' | 'all' | 'chooseAll' | 'clear'>
  /** The rows that are read. */
  rows: readonly ListRecord[]
  /** The list's own query string. */
  query: string
  total: TotalCount | null
  /** What was set aside is listed: it has no status yet. */
  isAside: boolean
}

/**
 * What can be done to the rows that are chosen, under the list; Esc chooses none. Where one line has no
 * room for all of it: how many they are, and under it what can be done, in as many lines as it needs.
 */
export function BulkBar(props: BulkBarProps) {
  const { config, noun, selection, rows, query, total, isAside } = props
  const { chosen, all, chooseAll, clear } = selection
  const which = all ? { query } : { ids: chosen }
  const count = all ? (total?.count ?? chosen.length) : chosen.length
  const figure = `${count.toLocaleString('en')}${all && total?.capped ? '+' : ''}`
  const things = count === 1 ? noun.one : noun.many
  const change = useBulkChange(props, which)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key === 'Escape' &&
      !event.defaultPrevented &&
      !isKeyTaken(event) &&
      openLayers() === 0
    )
      clear()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const set = (wanted: BulkChange) => change.mutate(wanted)
  // Of all that match, most may not be read.
  const isChosen = new Set(chosen)
  const tagged = all
    ? null
    : rows.filter(({ id }) => isChosen.has(id)).map(({ tags }) => tags ?? [])
  const bar = useRef<HTMLDivElement>(null)
  return (
    <section
      aria-label="Selected rows"
      aria-busy={change.isPending}
      className="bulk-bar @container/bulk sticky bottom-0 z-20 pt-5 pb-4"
    >
      <div
        ref={bar}
        className="inverse-ground flex flex-wrap items-center gap-2 rounded-md px-3 py-2 shadow-high"
      >
        <p role="status" className="font-medium text-sm tabular-nums">
          {all ? (
            `All ${figure} ${things} that match`
          ) : (
            <>
              {figure} <span className="max-sm:sr-only">{things}</span> selected
            </>
          )}
        </p>
        {!all && total && (total.capped || total.count > chosen.length) && (
          <Button variant="quiet" size="sm" onClick={chooseAll}>
            <span>
              Select all <span className="@max-[72rem]/bulk:sr-only">that match </span>(
              {total.count.toLocaleString('en')}
              {total.capped && '+'})
            </span>
          </Button>
        )}
        <Button
          variant="quiet"
          size="icon"
          aria-label="Clear the selection"
          onClick={clear}
          className="-mr-2 @min-[60rem]/bulk:order-last ml-auto @min-[60rem]/bulk:ml-0"
        >
          <X size={16} />
        </Button>
        <div className="bulk-acts @max-[60rem]/bulk:w-full @max-[60rem]/bulk:*:grow @min-[60rem]/bulk:ml-auto flex flex-wrap items-center gap-2">
          {config.status && !isAside && (
            <ChoiceField {...config.status} onChoose={(status) => set({ status })} />
          )}
          {config.owner && (
            <OwnerField {...config.owner} onChoose={(ownerId) => set({ ownerId })} />
          )}
          {config.tags && <TagsField bar={bar} tagged={tagged} onChange={set} />}
          <NextStepField bar={bar} onSet={(nextStep) => set({ nextStep })} />
          {config.exported && <ExportButton {...config.exported} which={which} />}
          {config.delete && (
            <DeleteButton named={`${figure} ${things}`} onDelete={() => set({ delete: true })} />
          )}
        </div>
      </div>
    </section>
  )
}

/** Changes the chosen records in one call; the toast of a success takes it back as one. */
function useBulkChange({ config, noun, selection }: BulkBarProps, which: object) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: BulkChange) =>
      call(config.path, bulkAnswerSchema, { method: 'POST', body: { ...which, change } }),
    onSuccess: async (answer, change) => {
      selection.clear()
      toast({
        ...wordsOf(answer, change, noun),
        ...(answer.changeId && {
          action: undoAction(queries, { id: answer.changeId }),
        }),
      })
      await queries.invalidateQueries()
    },
    meta: {
      failure: failureOf('Not changed', 'Failed to change the selection. Please try again.'),
    },
  })
}

function wordsOf(
  { changed, skipped }: BulkAnswer,
  change: BulkChange,
  { one, many }: BulkBarProps['noun'],
) {
  const counted = `${changed.toLocaleString('en')} ${changed === 1 ? one : many}`
  return {
    title:
      changed === 0 ? 'Nothing to change' : `${counted} ${change.delete ? 'deleted' : 'changed'}`,
    description: skippedSentence(skipped),
  }
}

type ChoiceFieldProps = {
  label: string
  options: readonly Choice[]
  onChoose: (value: string) => void
}

/** A choice that is carried out as soon as it is made. */
const ChoiceField = ({ label, options, onChoose }: ChoiceFieldProps) => (
  <NativeSelect
    aria-label={`Set ${label.toLowerCase()}`}
    compact
    placeholder={label}
    value=""
    options={options}
    onChange={({ target }) => target.value && onChoose(target.value)}
    className="*:field-sizing-content @min-[60rem]/bulk:w-32"
  />
)

/** Nobody has no value of their own in a list of choices. */
const nobody = 'nobody'

function OwnerField({
  useOptions,
  onChoose,
}: NonNullable<BulkConfig['owner']> & { onChoose: (id: string | null) => void }) {
  const options = useOptions().map((option) => ({ ...option, value: option.value || nobody }))
  return (
    <ChoiceField
      label="Owner"
      options={options}
      onChoose={(value) => onChoose(value === nobody ? null : value)}
    />
  )
}

function ExportButton({
  path,
  which,
  fileName,
}: {
  path: string
  which: object
  fileName: string
}) {
  const download = useMutation({
    mutationFn: () => saveAnswer(path, fileName, { method: 'POST', body: which }),
    meta: {
      failure: failureOf('Export failed', 'Failed to export the selection. Please try again.'),
    },
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      <Download size={15} />
      <span>
        Export<span className="@max-[72rem]/bulk:sr-only"> selected</span>
      </span>
    </Button>
  )
}

function DeleteButton({ named, onDelete }: { named: string; onDelete: () => void }): ReactNode {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quietDestructive" size="sm" onClick={() => setAsking(true)}>
        <Trash2 size={15} />
        <span>
          Delete<span className="@max-[72rem]/bulk:sr-only"> selected</span>
        </span>
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${named}?`}
        description={`They leave every list. Undo brings them back, here or under History. At most ${bulkAtMost.toLocaleString('en')} are deleted at once.`}
        action="Delete"
        destructive
        onAction={onDelete}
      />
    </>
  )
}
