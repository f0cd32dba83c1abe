import { useMutation, useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { type Change, changeSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { errorMessage } from '../http/api-error.ts'
import { call, withQuery } from '../http/call.ts'
import { TornCloth } from './torn-cloth.tsx'
import { useUndoChange } from './undo-change.ts'

type GoneRecordProps = {
  /** As it stands in a sentence: `lead`. */
  noun: string
  id: string
  /** What it was called when it was last read here; absent of one that was never seen. */
  name?: string | undefined
  error: unknown
  /** Brings it back alone; without it, the undo of the history does. */
  restore?: () => Promise<unknown>
  /** The way to its list. */
  back: ReactNode
}

/** In the place of a record that is not there: what it was, who deleted it, and how it is brought back. */
export function GoneRecord({ noun, id, name, error, restore, back }: GoneRecordProps) {
  const { deletion, called } = useDeletion(id)
  const restoring = useMutation({ mutationFn: async () => restore?.() })
  const undoing = useUndoChange()
  const was = called ?? name
  return (
    <div role="alert">
      <TornCloth cell={10} rows={7} hole={72} />
      <div className="flex flex-col items-center gap-3 px-6 pt-2 pb-16 text-center">
        <p className="max-w-sm text-balance font-semibold text-base">
          {was
            ? `${was} has been deleted`
            : errorMessage(error, `This ${noun} does not exist, or has been deleted.`)}
        </p>
        {was && (
          <p className="max-w-sm text-balance text-ink-soft text-sm">
            {deletion ? (
              <>
                {deletion.actor} deleted this {noun} <RelativeTime at={deletion.at} />.
              </>
            ) : (
              `Somebody has deleted this ${noun} while it was open here.`
            )}{' '}
            Nothing of it is lost yet.
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          {was && restore && (
            <Button
              variant="secondary"
              size="sm"
              busy={restoring.isPending}
              onClick={() => restoring.mutate()}
            >
              Restore
            </Button>
          )}
          {deletion?.count === 1 && !restore && (
            <Button
              variant="secondary"
              size="sm"
              busy={undoing.isPending}
              onClick={() => undoing.mutate({ id: deletion.id })}
            >
              <Undo2 size={14} aria-hidden="true" />
              Undo
            </Button>
          )}
          {back}
        </div>
      </div>
    </div>
  )
}

const isDeletion = ({ state, fields }: Change) => state === 'done' && fields.includes('deletedAt')

/** Who deleted a record, and what it was called, where the history still knows. */
function useDeletion(id: string) {
  const { data = [] } = useQuery({
    queryKey: ['history', 'deletion', id],
    queryFn: ({ signal }) =>
      call(
        withQuery(api.admin.changes, new URLSearchParams({ record: id })),
        z.array(changeSchema),
        {
          signal,
        },
      ),
    // Nothing is known of what can be no id.
    enabled: z.uuid().safeParse(id).success,
    refetchOnMount: 'always',
  })
  for (const change of data) {
    const found = isDeletion(change) && change.named.find((each) => each.id === id && each.deleted)
    if (found) return { deletion: change, called: found.name }
  }
  return {}
}
