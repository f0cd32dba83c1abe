import { consultationStatusLabels } from '#shared/consultations/vocabulary.ts'
import { dealStageLabels } from '#shared/deals/stages.ts'
import { followupStatusLabels, leadMagnetTypeLabels } from '#shared/lead-magnets/vocabulary.ts'
import { leadPriorityLabels, leadStatusLabels, manualSource } from '#shared/leads/vocabulary.ts'
import type { TimelineType } from '#shared/people/vocabulary.ts'
import { sourceLabel } from '#shared/source-label.ts'

/** What is known of an act beside its name. */
type Circumstances = {
  /** The source, subject, title or kind of the record; null once the record is gone. */
  words: string | null
  /** The words of the product that were set, by field. */
  set: Record<string, string | null>
  /** The name of the account it was given to. */
  owner: string | null
}

type Act = { type: TimelineType; summary: (circumstances: Circumstances) => string }

const quoted = (words: string | null, otherwise: string) => (words ? `“${words}”` : otherwise)
const labels: Record<string, string> = {
  ...followupStatusLabels,
  ...consultationStatusLabels,
  ...leadStatusLabels,
  ...dealStageLabels,
  ...leadPriorityLabels,
}
/** What a word of the product is called. */
export const labelOf = (value: string | null | undefined) =>
  (value && labels[value]) || value || 'none'

const statusSet =
  (noun: string) =>
  ({ set }: Circumstances) =>
    `${noun} marked as ${labelOf(set.status ?? set.followupStatus)}`

/** A change of a record: what of it can be said in a word, or that there was one. */
const changed =
  (noun: string) =>
  ({ set, owner }: Circumstances) => {
    const said = [
      set.status !== undefined && `status ${labelOf(set.status)}`,
      set.followupStatus !== undefined && `follow-up ${labelOf(set.followupStatus)}`,
      set.priority !== undefined &&
        `priority ${leadPriorityLabels[set.priority as keyof typeof leadPriorityLabels] ?? set.priority}`,
      (set.assignedTo !== undefined || set.ownerId !== undefined) &&
        (owner ? `assigned to ${owner}` : 'unassigned'),
    ].filter((part) => part !== false)
    return said.length > 0 ? `${noun} changed: ${said.join(', ')}` : `${noun} changed`
  }

/** How a message came: through a form of the site, or by a colleague's hand. */
function wayOf(source: string | null): string {
  if (!source) return ''
  return source.toLowerCase() === manualSource ? ' entered by hand' : ` via ${sourceLabel(source)}`
}

const plain = (summary: string) => () => summary

/** Every act that stands in a line of time, by its name in the audit log. */
const acts: Record<string, Act> = {
  'lead.created': {
    type: 'message',
    summary: ({ words }) => `Message${wayOf(words)}`,
  },
  'lead.status_set': { type: 'status', summary: statusSet('Lead') },
  'lead.updated': { type: 'change', summary: changed('Lead') },
  'lead.released': { type: 'change', summary: plain('Message moved out of Set aside') },
  'lead.deleted': { type: 'change', summary: plain('Lead deleted') },
  'lead.restored': { type: 'change', summary: plain('Lead restored') },
  'consultation.created': {
    type: 'call',
    summary: ({ words }) => `Call requested${words ? `: ${words}` : ''}`,
  },
  'consultation.status_set': { type: 'call', summary: statusSet('Call') },
  'consultation.updated': { type: 'change', summary: changed('Call') },
  'consultation.released': {
    type: 'change',
    summary: plain('Call request moved out of Set aside'),
  },
  'consultation.deleted': { type: 'change', summary: plain('Call deleted') },
  'consultation.restored': { type: 'change', summary: plain('Call restored') },
  'submission.created': {
    type: 'download',
    summary: ({ words }) =>
      `Requested: ${(words && leadMagnetTypeLabels[words as keyof typeof leadMagnetTypeLabels]) ?? 'a document'}`,
  },
  'submission.updated': { type: 'change', summary: changed('Download') },
  'submission.deleted': { type: 'change', summary: plain('Download deleted') },
  'submission.restored': { type: 'change', summary: plain('Download restored') },
  'subscriber.created': { type: 'subscription', summary: plain('Signed up for the newsletter') },
  'subscriber.asked_again': {
    type: 'subscription',
    summary: plain('Signed up for the newsletter again'),
  },
  'subscriber.confirmed': {
    type: 'subscription',
    summary: plain('Confirmed the newsletter sign-up'),
  },
  'subscriber.unsubscribed': {
    type: 'subscription',
    summary: plain('Unsubscribed from the newsletter'),
  },
  'subscriber.removed': { type: 'subscription', summary: plain('Removed from the newsletter') },
  ...Object.fromEntries(
    Object.entries({
      lead: 'Lead',
      consultation: 'Call',
      submission: 'Download',
      person: 'Person',
      deal: 'Deal',
    }).map(([name, noun]) => [
      `${name}.undone`,
      { type: 'change' as const, summary: plain(`${noun} change undone`) },
    ]),
  ),
  'mail.written': { type: 'mail', summary: ({ words }) => words ?? 'Email' },
  'note.created': { type: 'note', summary: plain('Note') },
  'task.created': {
    type: 'task',
    summary: ({ words }) => `Next step set: ${quoted(words, 'a task')}`,
  },
  'task.done': { type: 'task', summary: ({ words }) => `Done: ${quoted(words, 'a task')}` },
  'task.reopened': {
    type: 'task',
    summary: ({ words }) => `Reopened: ${quoted(words, 'a task')}`,
  },
  'deal.created': {
    type: 'deal',
    summary: ({ words }) => `Deal opened: ${quoted(words, 'a deal')}`,
  },
  'deal.moved': {
    type: 'deal',
    summary: ({ words, set }) => `Deal ${quoted(words, '')} moved to ${labelOf(set.stage)}`,
  },
  'deal.won': { type: 'deal', summary: ({ words }) => `Deal won: ${quoted(words, 'a deal')}` },
  'deal.lost': { type: 'deal', summary: ({ words }) => `Deal lost: ${quoted(words, 'a deal')}` },
  'deal.updated': {
    type: 'deal',
    summary: (entry) => changed(`Deal ${quoted(entry.words, '')}`.trimEnd())(entry),
  },
  'deal.deleted': { type: 'deal', summary: plain('Deal deleted') },
  'deal.restored': { type: 'deal', summary: plain('Deal restored') },
  'person.merged': {
    type: 'change',
    summary: ({ words }) => `Merged with ${words ?? 'somebody who was erased'}`,
  },
  'person.unmerged': {
    type: 'change',
    summary: ({ words }) => `No longer merged with ${words ?? 'somebody who was erased'}`,
  },
  'person.updated': { type: 'change', summary: changed('Person') },
  'person.added': { type: 'change', summary: plain('Added by an import') },
  'person.imported': { type: 'change', summary: plain('Changed by an import') },
}

/** The acts of a type, or all that stand in the line. */
export const actsOf = (type: TimelineType | undefined): string[] =>
  Object.keys(acts).filter((name) => !type || acts[name]?.type === type)

/** What an act is called in the line, and its type. */
export function summaryOf(action: string, circumstances: Circumstances) {
  const act = acts[action]
  if (!act) throw new Error(`The line of time has no words for ${action}.`)
  return { type: act.type, summary: act.summary(circumstances) }
}
