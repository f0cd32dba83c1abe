import { segment } from '../routes.ts'

/** Calls and pages of booking, apart from the routes that every page of the public site loads. */
export const bookingCalls = {
  types: '/api/booking/types',
  slots: '/api/booking/slots',
  holds: '/api/booking/holds',
  bookings: '/api/bookings',
  booking: (token: string) => `/api/bookings/${segment(token)}`,
  reschedule: (token: string) => `/api/bookings/${segment(token)}/reschedule`,
  cancel: (token: string) => `/api/bookings/${segment(token)}/cancel`,
  admin: {
    availability: '/api/admin/availability',
    availabilityOf: (adminId: string) => `/api/admin/availability/${segment(adminId)}`,
    /** Renews the address of the host's own feed. */
    availabilityFeed: '/api/admin/availability/feed',
    explain: '/api/admin/booking/explain',
    /** All that stands between two instants, for the week view. */
    week: '/api/admin/booking/week',
    /** The next starts at which one host is free for a meeting type. */
    nextFree: '/api/admin/booking/next',
    meetingTypes: '/api/admin/meeting-types',
    meetingType: (id: string) => `/api/admin/meeting-types/${segment(id)}`,
  },
} as const

/** The visitor's own page of a booking. */
export const bookingPage = (token: string) => `/booking/${segment(token)}`

/** A host's bookings, for a calendar program. */
export const hostFeedPath = (token: string) => `/calendar/${segment(token)}.ics`

/** The booking page with a meeting type chosen. */
export const scheduleType = (type: string) => `/schedule?type=${segment(type)}`
