import { customType, timestamp } from 'drizzle-orm/pg-core'

/**
 * An instant to the millisecond, as JavaScript's Date keeps it: a cursor built from a row finds that
 * row again.
 */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A `bytea`: a file as it is. */
export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
})

/** A `tsvector`: the words of a text, for looking them up; see ../search-text.ts. */
export const searchWords = customType<{ data: string; driverData: string }>({
  dataType: () => 'tsvector',
})
