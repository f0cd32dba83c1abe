import { bookingPage } from './calls.ts'

/** The free times as a page of the server: for who has no script, and for who likes a list. */
export const timesPage = '/schedule/times'

type Times = { from?: string | undefined; day?: string | undefined }
type TimesOfType = Times & { type: string; about?: string | undefined }

/**
 * {@link timesPage} for a meeting type, its list beginning at a day, or with the times of one; `about` is
 * what the visitor comes about, in our words.
 */
export const timesPageOf = ({ type, from, day, about }: TimesOfType): string =>
  `${timesPage}?${new URLSearchParams({
    type,
    ...(from && { from }),
    ...(day && { day }),
    ...(about && { about }),
  })}`

/** Where on a page of times those of the chosen day are: past the days, for who walks by keys or listens. */
export const timesAnchor = 'times'

/** What can be done on the visitor's own page of a booking, each a page or a post of its own. */
export const ownBooking = {
  cancel: (token: string) => `${bookingPage(token)}/cancel`,
  /** Choose another time. */
  times: (token: string) => `${bookingPage(token)}/times`,
  timesOf: (token: string, { from, day }: Times) =>
    `${bookingPage(token)}/times?${new URLSearchParams({ ...(from && { from }), ...(day && { day }) })}`,
  /** The entry for a calendar, as a file. */
  invitation: (token: string) => `${bookingPage(token)}/invitation.ics`,
} as const

/** The visitor's own page of a booking that they have just made: it says so, and what mail follows. */
export const bookedPage = (token: string): string => `${bookingPage(token)}?booked`

/** The token of a booking's page, out of the address that its mail and its receipt name. */
export const tokenOf = (manageUrl: string): string =>
  decodeURIComponent(manageUrl.slice(manageUrl.lastIndexOf('/') + 1))

/** `/schedule` as it is built, and as the server sends it while the firm offers times of its own. */
export const scheduleWay = { request: 'data-way="request"', own: 'data-way="own"' } as const

/** The type that is offered first where the address names none. */
export const firstType = 'strategy-call'

/** A type as an address may name it. */
export const typeOf = (search: string): string | null =>
  new URLSearchParams(search).get('type')?.slice(0, 100) || null
