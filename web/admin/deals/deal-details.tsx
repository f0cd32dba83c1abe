import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import {
  arrivalIn,
  dealStageLabels,
  dealStages,
  isOpenStage,
  stageWeights,
} from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { choicesOf } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { type DetailsProps, useRecordActions } from '../lists/record-dialogs.tsx'
import { namedKey } from '../records/act-keys.ts'
import { ChoiceMenu } from '../records/choice-menu.tsx'
import { useColleagueName } from '../records/colleagues.tsx'
import {
  Description,
  DescriptionList,
  Missing,
  TimeDescriptions,
} from '../records/description-list.tsx'
import { RecordDetails } from '../records/record-details.tsx'
import { TagEditor, TagList } from '../records/tags.tsx'
import { CloseDay, dayText } from './close-day.tsx'
import { useChangeDealTags } from './deal-calls.ts'
import { StageBadge, useMoveOrAsk } from './deal-columns.tsx'
import { dealDeletion } from './deal-form.tsx'
import { type DealRow, dealResource } from './deal-list.ts'

const stages = choicesOf(dealStages, dealStageLabels)

/** Everything about one deal, and the line of time of whom it is with. */
export function DealDetails(props: DetailsProps<DealRow>) {
  return (
    <RecordDetails
      {...props}
      deletable={dealDeletion}
      title={({ title }) => title}
      fallbackTitle="Deal"
      footer={(deal) => <DetailActions deal={deal} />}
    >
      {(deal) => <DealFacts deal={deal} />}
    </RecordDetails>
  )
}

function DetailActions({ deal }: { deal: DealRow }) {
  const { show } = useRecordActions(dealResource)
  return (
    <>
      <Button variant="quietDestructive" className="mr-auto" onClick={() => show('delete', deal)}>
        <Trash2 size={16} />
        Delete
      </Button>
      <Button variant="secondary" onClick={() => show('edit', deal)}>
        <Pencil size={16} />
        Edit
      </Button>
    </>
  )
}

function DealFacts({ deal }: { deal: DealRow }) {
  const owner = useColleagueName(deal.ownerId)
  const moveTo = useMoveOrAsk()
  return (
    <DescriptionList>
      <Description term="Stage">
        <ChoiceMenu
          label="Stage"
          options={stages}
          value={deal.stage}
          onChoose={(stage) => moveTo(deal, stage)}
        >
          <StageBadge stage={deal.stage} />
        </ChoiceMenu>
        <span className="text-ink-faint text-xs">
          {arrivalIn(deal)} <RelativeTime at={deal.stageAt} />
        </span>
      </Description>
      {deal.lostReason && <Description term="Lost because of">{deal.lostReason}</Description>}
      <Description term="Value">
        {formatDollars(deal.value)}
        <span className="text-ink-faint"> · counted at {stageWeights[deal.stage]} %</span>
      </Description>
      <Description term={isOpenStage(deal.stage) ? 'Expected close' : 'Closed'}>
        <CloseDay deal={deal} otherwise={<Missing>No date</Missing>} />
        {!isOpenStage(deal.stage) && deal.expectedClose && (
          <span className="text-ink-faint"> · expected {dayText(deal.expectedClose)}</span>
        )}
      </Description>
      <Description term="Person">
        <Link to={adminPage.person(deal.personId)} className={linkClass} {...namedKey('P')}>
          {deal.person}
        </Link>
        {deal.personTags.length > 0 && <TagList tags={deal.personTags} />}
      </Description>
      <Description term="Company">
        {deal.companyId ? (
          <Link to={adminPage.company(deal.companyId)} className={linkClass}>
            {deal.company}
          </Link>
        ) : (
          <Missing>None</Missing>
        )}
      </Description>
      <Description term="Owner">{owner ?? 'Nobody'}</Description>
      <Description term="Tags">
        <DealTags deal={deal} />
      </Description>
      {deal.leadId && (
        <Description term="From">
          <Link to={adminPage.lead(deal.leadId)} className={linkClass}>
            Open lead
          </Link>
        </Description>
      )}
      <TimeDescriptions term="Opened" record={deal} />
    </DescriptionList>
  )
}

/** The tags of the deal itself; those of its person stand beside them. */
function DealTags({ deal }: { deal: DealRow }) {
  const change = useChangeDealTags(deal)
  return <TagEditor tags={deal.tags} onChange={change.mutate} />
}
