import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { Origin } from '#shared/origins/schema.ts'
import type { QuarantineReason } from '#shared/quarantine.ts'
import { admins } from './accounts.ts'
import { meetingTypes } from './booking.ts'
import { instant } from './columns.ts'
import { people } from './people.ts'

/** `startsAt` is ISO 8601 in UTC; `sequence` as its calendar counted (RFC 5545 §3.8.7.4). */
export type ImportedAs = {
  status: ConsultationStatus
  startsAt: string | null
  sequence?: number
}

/** Meetings people asked for, or that were entered by hand, by pasted text or from a file. */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    /** Whose it is; null until a job has looked (people/index-people.ts). */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    preferredDate: instant('preferred_date'),
    meetingType: text('meeting_type'),
    /** The IANA name of the zone its time was stated in, the visitor's own; null when none was named. */
    timeZone: text('time_zone'),
    /** What makes an imported booking the same one again: the invitee's id, else e-mail and start. */
    importKey: text('import_key').unique(),
    /** What an import or a paste said of it last: only what it says anew changes the record. */
    importedAs: jsonb('imported_as').$type<ImportedAs>(),
    status: text('status').$type<ConsultationStatus>().notNull(),
    message: text('message'),
    /**
     * Whether a visitor sent it: of what was entered, imported or told by a booking tool no mail goes
     * out. Null in what an earlier release wrote, until a job has looked (consultations/from-site.ts).
     */
    fromSite: boolean('from_site'),
    /** How the visit began in which it was sent; null where nobody knows. */
    origin: jsonb('origin').$type<Origin>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    quarantine: text('quarantine').$type<QuarantineReason>(),
    /** When somebody was reminded that it waits for an answer. */
    remindedAt: instant('reminded_at'),
    deletedAt: instant('deleted_at'),
    idempotencyKey: text('idempotency_key').unique(),
    /** What came with the key, as a hash: another content is not the same sending again. */
    idempotencyHash: text('idempotency_hash'),
    searchText: text('search_text').notNull(),
    /**
     * Of a booking (booking.md §3): who holds the meeting, how long it takes from `preferredDate` on,
     * and how much is kept free around it, in minutes. Two scheduled ones of a host can not overlap:
     * `consultations_no_overlap` of the migration.
     */
    hostId: uuid('host_id').references(() => admins.id, { onDelete: 'set null' }),
    meetingTypeId: text('meeting_type_id').references(() => meetingTypes.id, {
      onDelete: 'set null',
    }),
    minutes: integer('minutes'),
    bufferBefore: integer('buffer_before').notNull().default(0),
    bufferAfter: integer('buffer_after').notNull().default(0),
    /** Where: a video address, a phone number or words. */
    place: text('place'),
    /** Why this host was chosen among several. */
    hostReason: text('host_reason'),
    /** Of imported history, which may overlap. */
    mayOverlap: boolean('may_overlap').notNull().default(false),
    /** The secret of the visitor's own page. */
    bookingToken: text('booking_token').unique(),
    /** The start that was reminded of, a day and an hour before: another start is reminded of again. */
    remindedDayBefore: instant('reminded_day_before'),
    remindedHourBefore: instant('reminded_hour_before'),
  },
  (t) => [
    index('consultations_newest_idx').on(t.createdAt, t.id),
    index('consultations_unreminded_idx')
      .on(t.createdAt, t.id)
      .where(
        sql`status = 'pending' and reminded_at is null and quarantine is null and deleted_at is null`,
      ),
    index('consultations_status_newest_idx').on(t.status, t.createdAt, t.id),
    index('consultations_earliest_idx').on(
      sql`coalesce(${t.preferredDate}, 'infinity'::timestamptz)`,
      t.id,
    ),
    index('consultations_latest_idx').on(
      sql`coalesce(${t.preferredDate}, '-infinity'::timestamptz)`,
      t.id,
    ),
    index('consultations_name_idx').on(sql`lower(${t.name})`, t.id),
    index('consultations_company_idx').on(sql`lower(coalesce(${t.company}, ''))`, t.id),
    index('consultations_person_idx').on(t.personId, t.createdAt, t.id),
    // Empty once every record has its person.
    index('consultations_personless_idx').on(t.id).where(sql`person_id is null`),
    // Empty once a job has looked.
    index('consultations_unknown_sender_idx').on(t.id).where(sql`from_site is null`),
    index('consultations_host_idx').on(t.hostId, t.preferredDate).where(sql`host_id is not null`),
    index('consultations_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)
