/**
 * Every advisory lock of PostgreSQL that the product takes. The numbers are any, but each its own, and
 * the same in every process and version: who holds one keeps the others of its name waiting.
 */
export const advisoryLocks = {
  /** Who migrates; the others wait and then find nothing to do. */
  migration: 7_226_412,
  /** Registrations wait for each other, so that two can not both be the first. */
  registration: 7_226_413,
  /** Who copies the database. */
  backupCopy: 7_226_414,
  /** Shared by all who make or check a backup; held alone by who gives up what a crash left. */
  backupAtWork: 7_226_415,
  /** One process makes messages at a time, so that limits are counted right. */
  mailPlanning: 7_226_416,
  /** Two who ask for a backup at the same time do not both find that none is being made. */
  backupRequest: 7_226_417,
  /** One process compares people at a time, so that none is missed. */
  peopleMatching: 7_226_418,
  /** Two views that one account sees do not get the same name at the same time. */
  viewNames: 7_226_419,
  /** With the hash of an address: bookings of one person are kept one after the other. */
  bookingsOfAddress: 7_226_420,
} as const
