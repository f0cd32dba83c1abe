import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Handshake, Mail, MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { bulkAnswerSchema } from '#shared/bulk/schema.ts'
import { leadFields, plainLeadFields } from '#shared/leads/fields.ts'
import type { Lead } from '#shared/leads/schema.ts'
import { settableLeadStatuses } from '#shared/leads/vocabulary.ts'
import { bulkCalls } from '#shared/office-calls.ts'
import { sourceLabel } from '#shared/source-label.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { call } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { takeUpChanges } from '../lists/list-cache.ts'
import { type DetailsProps, useRecordActions } from '../lists/record-dialogs.tsx'
import {
  Description,
  FactColumns,
  Foremost,
  Message,
  Missing,
  mailHref,
  OriginDescription,
  PersonDescription,
  QuarantineNote,
  TimeDescriptions,
} from '../records/description-list.tsx'
import { PhoneLink } from '../records/phone-link.tsx'
import { RecordDetails, RecordFooter, useSettled } from '../records/record-details.tsx'
import { TagEditor, tagsQuery } from '../records/tags.tsx'
import { dealOffer, useReleaseLead, useSetLeadStatus } from './lead-actions.tsx'
import { leadDeletion } from './lead-form.tsx'
import { leadResource } from './lead-list.ts'
import { ScoreReasons } from './lead-score.tsx'
import { EditableStanding, EditableStatus, LeadStanding } from './lead-standing.tsx'

/** Everything about one lead, and what can be done next. */
export function LeadDetails(props: DetailsProps<Lead>) {
  const setStatus = useSetLeadStatus().mutate
  const { show } = useRecordActions(leadResource)
  const keyActs = settableLeadStatuses.map((status) => (record: Lead) => {
    if (record.quarantine !== null || record.status === status) return
    setStatus({ record, status, offer: dealOffer(record, status, () => show('deal', record)) })
  })
  return (
    <RecordDetails
      {...props}
      keyActs={keyActs}
      deletable={leadDeletion}
      title={(lead) => lead.name}
      description={(lead) => (
        <span className="flex flex-wrap items-center gap-x-2">
          {lead.quarantine === null && <EditableStatus lead={lead} />}
          <span className="wrap-anywhere line-clamp-2 min-w-0">{lead.company}</span>
        </span>
      )}
      fallbackTitle="Lead"
      footer={(lead) => <DetailActions lead={lead} />}
    >
      {(lead) => (
        <>
          <QuarantineNote reason={lead.quarantine} />
          <LeadFacts
            lead={lead}
            editable={lead.quarantine === null}
            tags={<LeadTags lead={lead} />}
          />
        </>
      )}
    </RecordDetails>
  )
}

function DetailActions({ lead: now }: { lead: Lead }) {
  const { shown: lead, isSettling, press } = useSettled(now)
  const isContacted = now.status === 'contacted'
  const isDealOffered = lead.status === 'converted' && lead.personId !== null
  const { show } = useRecordActions(leadResource)
  const release = useReleaseLead().mutate
  const setStatus = useSetLeadStatus().mutate
  return (
    <RecordFooter resource={leadResource} record={lead}>
      <ButtonLink variant="quiet" href={mailHref(lead.email)}>
        <Mail size={16} />
        <span className={isDealOffered ? 'sr-only' : undefined}>Send Email</span>
      </ButtonLink>
      {lead.quarantine !== null && (
        <Button aria-disabled={isSettling} onClick={press(() => release(lead))}>
          <MailCheck size={16} />
          Not spam
        </Button>
      )}
      {isDealOffered && (
        <Button onClick={() => show('deal', lead)}>
          <Handshake size={16} className="max-sm:hidden" />
          Open Deal
        </Button>
      )}
      {lead.quarantine === null && (
        // It stays, so that nothing else comes under the pointer and the focus is not lost.
        <Button
          variant={now.status === 'new' ? 'primary' : 'secondary'}
          aria-disabled={isContacted || isSettling}
          aria-keyshortcuts="1"
          onClick={press(() => isContacted || setStatus({ record: lead, status: 'contacted' }))}
        >
          Mark Contacted
        </Button>
      )}
    </RecordFooter>
  )
}

type LeadFactsProps = {
  lead: Lead
  /** Where how it stands can be changed. */
  editable?: boolean
  /** Its tags, where they are told. */
  tags?: ReactNode
}

/** All that is known of a lead: their message in full, then the facts there are. */
export function LeadFacts({ lead, editable = false, tags }: LeadFactsProps) {
  const Standing = editable ? EditableStanding : LeadStanding
  return (
    <>
      <Foremost isOpen={lead.status === 'new'}>
        <Message>{lead.message ?? <Missing />}</Message>
      </Foremost>
      <FactColumns>
        <Description term="Email" wide>
          <Link href={mailHref(lead.email)}>{lead.email}</Link>
        </Description>
        {lead.phone && (
          <Description term="Phone">
            <PhoneLink>{lead.phone}</PhoneLink>
          </Description>
        )}
        {plainLeadFields
          // It stands beside the name.
          .filter((name) => name !== 'company' && lead[name])
          .map((name) => (
            <Description key={name} term={leadFields[name].label}>
              {lead[name]}
            </Description>
          ))}
        <Standing lead={lead} />
        <Description term="Source">{sourceLabel(lead.source)}</Description>
        <OriginDescription origin={lead.origin} />
        <TimeDescriptions term="Received" record={lead} />
        <PersonDescription id={lead.personId} />
        {tags && <Description term="Tags">{tags}</Description>}
      </FactColumns>
      <ScoreReasons lead={lead} />
    </>
  )
}

/** The tags of a lead; what others do to them meanwhile stays. */
function LeadTags({ lead }: { lead: Lead }) {
  const queries = useQueryClient()
  const names = lead.tags.map(({ name }) => name)
  const change = useMutation({
    mutationFn: (after: string[]) =>
      call(bulkCalls.leadsBulk, bulkAnswerSchema, {
        method: 'POST',
        body: {
          ids: [lead.id],
          change: {
            addTags: after.filter((name) => !names.includes(name)),
            removeTags: names.filter((name) => !after.includes(name)),
          },
        },
      }),
    onSuccess: () =>
      Promise.all([
        takeUpChanges(queries, leadResource),
        queries.invalidateQueries({ queryKey: tagsQuery.queryKey }),
      ]),
    meta: { failure: failureOf('Update failed', 'Failed to change the tags. Please try again.') },
  })
  return <TagEditor tags={lead.tags} onChange={(of) => change.mutate(of(names))} />
}
