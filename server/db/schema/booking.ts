import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AvailabilityException } from '#shared/booking/schema.ts'
import type { WeeklyHours } from '#shared/booking/weekly-hours.ts'
import { admins } from './accounts.ts'
import { instant } from './columns.ts'

/** What can be booked (booking.md §1); the four of the specification are there from the start. */
export const meetingTypes = pgTable(
  'meeting_types',
  {
    /** Made of its name, and its own address: `/schedule?type=…`. */
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** What the receipt and the mails say besides. */
    instructions: text('instructions').notNull().default(''),
    minutes: integer('minutes').notNull(),
    remindDayBefore: boolean('remind_day_before').notNull().default(true),
    remindHourBefore: boolean('remind_hour_before').notNull().default(true),
    position: integer('position').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('meeting_types_position_idx').on(t.position, t.id)],
)

/** Who takes a meeting type; a type without rows is taken by every host. */
export const meetingTypeHosts = pgTable(
  'meeting_type_hosts',
  {
    typeId: text('type_id')
      .notNull()
      .references(() => meetingTypes.id, { onDelete: 'cascade' }),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.typeId, t.adminId] }),
    index('meeting_type_hosts_admin_idx').on(t.adminId),
  ],
)

/** When a colleague can be booked; who has a row with hours is a host. */
export const availability = pgTable('availability', {
  adminId: uuid('admin_id')
    .primaryKey()
    .references(() => admins.id, { onDelete: 'cascade' }),
  /** The IANA name of the zone its hours are of. */
  timeZone: text('time_zone').notNull(),
  weekly: jsonb('weekly').$type<WeeklyHours>().notNull(),
  exceptions: jsonb('exceptions').$type<AvailabilityException[]>().notNull(),
  leastNoticeMinutes: integer('least_notice_minutes').notNull(),
  horizonDays: integer('horizon_days').notNull(),
  bufferBeforeMinutes: integer('buffer_before_minutes').notNull(),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull(),
  dailyLimit: integer('daily_limit'),
  place: text('place').notNull(),
  /** The secret of the address under which a calendar program reads the host's bookings. */
  feedToken: text('feed_token').notNull().unique(),
  updatedAt: instant('updated_at').notNull(),
  version: integer('version').notNull().default(1),
})

/** A calendar that a host keeps elsewhere, read by https. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    position: integer('position').notNull(),
    /** When it was last tried, and when it was last read whole. */
    attemptedAt: instant('attempted_at'),
    fetchedAt: instant('fetched_at'),
    /** Why the last try failed, in a sentence. */
    failure: text('failure'),
    /** What the server named this state of the feed, to be asked for changes only. */
    etag: text('etag'),
    lastModified: text('last_modified'),
  },
  (t) => [index('calendar_feeds_admin_idx').on(t.adminId, t.position)],
)

/** When a feed says that its host is busy: one row for each occurrence. */
export const busyTimes = pgTable(
  'busy_times',
  {
    feedId: uuid('feed_id')
      .notNull()
      .references(() => calendarFeeds.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.feedId, t.startsAt, t.endsAt] })],
)

/** A time that a visitor has chosen and not yet booked. */
export const bookingHolds = pgTable(
  'booking_holds',
  {
    /** The SHA-256 of the visitor's token. */
    tokenHash: text('token_hash').primaryKey(),
    typeId: text('type_id')
      .notNull()
      .references(() => meetingTypes.id, { onDelete: 'cascade' }),
    hostId: uuid('host_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    startsAt: instant('starts_at').notNull(),
    minutes: integer('minutes').notNull(),
    bufferBefore: integer('buffer_before').notNull(),
    bufferAfter: integer('buffer_after').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('booking_holds_host_idx').on(t.hostId, t.startsAt),
    index('booking_holds_expires_idx').on(t.expiresAt),
  ],
)
