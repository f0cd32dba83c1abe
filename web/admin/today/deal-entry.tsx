import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { Deal } from '#shared/deals/schema.ts'
import { arrivalIn, dealStageLabels } from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { adminPage } from '#shared/routes.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { ToneDot } from '../lists/list-cells.tsx'
import { StepForm } from '../people/next-steps.tsx'
import { useCreateTask } from '../people/person-calls.ts'
import { AssigneeMark } from '../records/colleagues.tsx'
import { tones } from '../records/tones.ts'
import { Act, Entry } from './entry.tsx'

type DealEntryProps = { deal: Deal; withOwner: boolean }

/** An open deal that nothing is planned for: given a next step. */
export function DealEntry({ deal, withOwner }: DealEntryProps) {
  const { title, person, personId, ownerId, stage, stageAt, value } = deal
  const create = useCreateTask(personId)
  const [adding, setAdding] = useState(false)
  const age = (
    <>
      {arrivalIn(deal)} <RelativeTime at={stageAt} />
    </>
  )
  return (
    <Entry
      beside="name"
      lead={withOwner && <AssigneeMark id={ownerId} />}
      name={title}
      to={adminPage.deal(deal.id)}
      detail={
        <>
          {person}
          <span className="@min-[42rem]:hidden">
            {' '}
            · {formatDollars(value)} · {dealStageLabels[stage]}, {age}
          </span>
        </>
      }
      figures={
        <div className="grid grid-cols-[5rem_7.5rem_9.5rem] gap-x-4 tabular-nums">
          <span className="text-right font-medium">{formatDollars(value)}</span>
          <span className="flex items-center gap-1.5">
            <ToneDot tone={tones[stage]} />
            {dealStageLabels[stage]}
          </span>
          <span className="text-right text-ink-faint">{age}</span>
        </div>
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
