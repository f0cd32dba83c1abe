import { inArray, sql } from 'drizzle-orm'
import type { TimelineEntry } from '#shared/people/schema.ts'
import type { Database } from '../db/database.ts'
import {
  consultations,
  deals,
  emails,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
  notes,
  people,
  tasks,
} from '../db/schema.ts'

/** What of a record is shown in the line. */
type ShownRecord = {
  words: string | null
  text: string | null
  state: string | null
  note?: TimelineEntry['note']
}

/** The kind of record that an act of the audit log is about: `lead` of `lead.created`. */
export const nounOf = (action: string): string => action.split('.')[0] ?? ''

/** Reads what is shown of every record that some acts are about, by its id; a statement for each kind. */
export async function readShownRecords(
  db: Database,
  acts: readonly { action: string; entityId: string | null }[],
): Promise<Map<string, ShownRecord>> {
  const byNoun = Map.groupBy(acts, ({ action }) => nounOf(action))
  const shown = new Map<string, ShownRecord>()
  for (const [noun, found] of byNoun) {
    const read = readers[noun]
    const ids = found.flatMap(({ entityId }) => (entityId ? [entityId] : []))
    for (const { id, ...rest } of (await read?.(db, [...new Set(ids)])) ?? []) shown.set(id, rest)
  }
  return shown
}

type Reader = (db: Database, ids: string[]) => Promise<(ShownRecord & { id: string })[]>
const none = sql<null>`null`

const readers: Record<string, Reader> = {
  lead: (db, ids) =>
    db
      .select({ id: leads.id, words: leads.source, text: leads.message, state: leads.status })
      .from(leads)
      .where(inArray(leads.id, ids)),
  consultation: (db, ids) =>
    db
      .select({
        id: consultations.id,
        words: consultations.meetingType,
        text: consultations.message,
        state: consultations.status,
      })
      .from(consultations)
      .where(inArray(consultations.id, ids)),
  submission: (db, ids) =>
    db
      .select({
        id: leadMagnetSubmissions.id,
        words: leadMagnetSubmissions.leadMagnetType,
        text: leadMagnetSubmissions.submissionData,
        state: leadMagnetSubmissions.followupStatus,
      })
      .from(leadMagnetSubmissions)
      .where(inArray(leadMagnetSubmissions.id, ids)),
  subscriber: (db, ids) =>
    db
      .select({
        id: newsletterSubscribers.id,
        words: newsletterSubscribers.source,
        text: none,
        state: newsletterSubscribers.state,
      })
      .from(newsletterSubscribers)
      .where(inArray(newsletterSubscribers.id, ids)),
  mail: (db, ids) =>
    db
      .select({
        id: emails.id,
        words: emails.subject,
        text: none,
        state: emails.state,
      })
      .from(emails)
      .where(inArray(emails.id, ids)),
  note: (db, ids) =>
    db
      .select({
        id: notes.id,
        words: none,
        text: notes.text,
        state: none,
        note: { author: notes.authorId, pinned: notes.pinned, version: notes.version },
      })
      .from(notes)
      .where(sql`${inArray(notes.id, ids)} and ${notes.deletedAt} is null`),
  // Of who was merged: what they were called.
  person: (db, ids) =>
    db
      .select({
        id: people.id,
        words: sql<string>`coalesce(nullif(${people.name}, ''), ${people.email})`,
        text: none,
        state: none,
      })
      .from(people)
      .where(inArray(people.id, ids)),
  task: (db, ids) =>
    db
      .select({ id: tasks.id, words: tasks.title, text: none, state: none })
      .from(tasks)
      .where(inArray(tasks.id, ids)),
  deal: (db, ids) =>
    db
      .select({ id: deals.id, words: deals.title, text: none, state: deals.stage })
      .from(deals)
      .where(inArray(deals.id, ids)),
}
