import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { Deal } from '#shared/deals/schema.ts'
import { arrivalIn, dealStageLabels } from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { adminPage } from '#shared/routes.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { StepForm } from '../people/next-steps.tsx'
import { useCreateTask } from '../people/person-calls.ts'
import { AssigneeMark } from '../records/colleagues.tsx'
import { Act, Entry } from './entry.tsx'

/** An open deal that nothing is planned for: given a next step. */
export function DealEntry({ deal }: { deal: Deal }) {
  const { title, person, personId, ownerId, stage, stageAt, value } = deal
  const create = useCreateTask(personId)
  const [adding, setAdding] = useState(false)
  return (
    <Entry
      compact
      lead={<AssigneeMark id={ownerId} />}
      name={title}
      to={adminPage.deal(deal.id)}
      detail={
        <>
          {person} · {formatDollars(value)} · {dealStageLabels[stage]}, {arrivalIn(deal)}{' '}
          <RelativeTime at={stageAt} />
        </>
      }
      actions={
        <Act
          label={`Set a next step: ${title}`}
          Icon={ListPlus}
          shortcut="N"
          expanded={adding}
          onClick={() => setAdding((now) => !now)}
        />
      }
    >
      {adding && (
        <StepForm
          focusOn="title"
          busy={create.isPending}
          onSet={async (wanted) => {
            await create.mutateAsync(wanted)
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </Entry>
  )
}
