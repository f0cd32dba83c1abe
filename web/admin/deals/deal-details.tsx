import type { ReactNode } from 'react'
import { Link } from 'react-router'
import {
  arrivalIn,
  type DealStage,
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
import type { DetailsProps } from '../lists/record-dialogs.tsx'
import { NextSteps } from '../people/next-steps.tsx'
import { namedKey } from '../records/act-keys.ts'
import { ChoiceMenu } from '../records/choice-menu.tsx'
import { useColleagueName } from '../records/colleagues.tsx'
import { RecordDetails, RecordFooter, useSettled } from '../records/record-details.tsx'
import { TagEditor, TagList } from '../records/tags.tsx'
import { type Weft, WovenSteps } from '../records/woven-steps.tsx'
import { CloseDay, dayText } from './close-day.tsx'
import { useChangeDealTags } from './deal-calls.ts'
import { useMoveOrAsk } from './deal-columns.tsx'
import { dealDeletion } from './deal-form.tsx'
import { type DealRow, dealResource } from './deal-list.ts'

const stages = choicesOf(dealStages, dealStageLabels)
/** The stages that a deal passes, and of the two ends the one that it came to, or may. */
const stepsOf = (now: DealStage) =>
  dealStages.filter((stage) => stage !== (now === 'lost' ? 'won' : 'lost'))
const weftOf = (stage: DealStage): Weft =>
  isOpenStage(stage) ? 'coming' : stage === 'won' ? 'done' : 'cut'

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
      {(deal) => <DealRecord deal={deal} />}
    </RecordDetails>
  )
}

/** What comes after a stage, where that is one step on: what is negotiated is won. */
const stageAfter = (stage: DealStage): DealStage | undefined =>
  isOpenStage(stage) ? dealStages[dealStages.indexOf(stage) + 1] : undefined

function DetailActions({ deal: now }: { deal: DealRow }) {
  const { shown: deal, isSettling, press } = useSettled(now)
  const moveTo = useMoveOrAsk()
  const next = stageAfter(deal.stage)
  return (
    <RecordFooter resource={dealResource} record={deal}>
      {next && (
        <Button aria-disabled={isSettling} onClick={press(() => moveTo(deal, next))}>
          Move to {dealStageLabels[next]}
        </Button>
      )}
    </RecordFooter>
  )
}

/** What it is worth, how far it is, what is next, and then the facts. */
function DealRecord({ deal }: { deal: DealRow }) {
  return (
    <div className="flex flex-col gap-5">
      <DealStanding deal={deal} />
      {isOpenStage(deal.stage) && (
        <NextSteps person={{ id: deal.personId, nextStep: deal.nextStep }} />
      )}
      <DealFacts deal={deal} />
    </div>
  )
}

/** The value at large, and the stages as threads that one is woven through as far as the deal is. */
function DealStanding({ deal }: { deal: DealRow }) {
  const { stage, value, stageAt, expectedClose } = deal
  const moveTo = useMoveOrAsk()
  const isOpen = isOpenStage(stage)
  const steps = stepsOf(stage)
  return (
    <section aria-label="Standing" className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="font-bold font-display text-2xl tabular-nums">{formatDollars(value)}</p>
        <p className="text-sm">
          {isOpen && deal.expectedClose && <span className="text-ink-faint">Closes </span>}
          <CloseDay
            deal={deal}
            otherwise={<span className="text-ink-faint">No closing date</span>}
          />
          {!isOpen && expectedClose && (
            <span className="text-ink-faint"> · expected {dayText(expectedClose)}</span>
          )}
        </p>
      </div>
      <WovenSteps
        steps={steps.map((step) => dealStageLabels[step])}
        at={steps.indexOf(stage)}
        weft={weftOf(stage)}
      >
        <ChoiceMenu
          label="Stage"
          options={stages}
          value={stage}
          inSteps
          onChoose={(next) => moveTo(deal, next)}
        />
      </WovenSteps>
      <p className="flex justify-between gap-x-2 pt-1 text-ink-faint text-xs">
        <span>
          {arrivalIn(deal)} <RelativeTime at={stageAt} />
        </span>
        {isOpen && <span>counted at {stageWeights[stage]} %</span>}
      </p>
    </section>
  )
}

function DealFacts({ deal }: { deal: DealRow }) {
  const owner = useColleagueName(deal.ownerId)
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
      {deal.lostReason && <DealFact term="Lost because of">{deal.lostReason}</DealFact>}
      <DealFact term="Person">
        <Link to={adminPage.person(deal.personId)} className={linkClass} {...namedKey('P')}>
          {deal.person}
        </Link>
        {deal.personTags.length > 0 && <TagList tags={deal.personTags} />}
      </DealFact>
      {deal.companyId && (
        <DealFact term="Company">
          <Link to={adminPage.company(deal.companyId)} className={linkClass}>
            {deal.company}
          </Link>
        </DealFact>
      )}
      {owner && <DealFact term="Owner">{owner}</DealFact>}
      {deal.leadId && (
        <DealFact term="From">
          <Link to={adminPage.lead(deal.leadId)} className={linkClass}>
            Open lead
          </Link>
        </DealFact>
      )}
      <DealFact term="Opened">
        <RelativeTime at={deal.createdAt} />
      </DealFact>
      {deal.updatedAt !== deal.createdAt && (
        <DealFact term="Last changed">
          <RelativeTime at={deal.updatedAt} />
        </DealFact>
      )}
      <DealFact term="Tags">
        <div className="pt-1">
          <DealTags deal={deal} />
        </div>
      </DealFact>
    </dl>
  )
}

const DealFact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="wrap-anywhere min-w-0">
    <dt className="text-2xs text-ink-faint">{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** The tags of the deal itself; those of its person stand beside them. */
function DealTags({ deal }: { deal: DealRow }) {
  const change = useChangeDealTags(deal)
  return <TagEditor tags={deal.tags} onChange={change.mutate} />
}
