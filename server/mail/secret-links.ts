import { bookingPage } from '#shared/booking/calls.ts'
import { adminPage, subscriptionPage } from '#shared/routes.ts'

/** What stands for the secret of a link in the e-mail as it is kept and shown. */
const place = 'only-in-the-mail-itself'

/** Of a booking: who has it can move the meeting, and cancel it. */
export const bookingLinkPlace = (siteUrl: string) => siteUrl + bookingPage(place)

/** Where each link that acts for its receiver stands, until the e-mail leaves. */
export const secretLinkPlaces = {
  password_reset: (siteUrl: string) => siteUrl + adminPage.resetPasswordWith(place),
  email_change: (siteUrl: string) => siteUrl + adminPage.confirmEmailWith(place),
  invitation: (siteUrl: string) => siteUrl + adminPage.registerWith(place),
  subscription_confirm: (siteUrl: string) => siteUrl + subscriptionPage.confirmWith(place),
  consultation_booked: bookingLinkPlace,
  consultation_scheduled: bookingLinkPlace,
  consultation_changed: bookingLinkPlace,
  consultation_reminder_day: bookingLinkPlace,
  consultation_reminder_hour: bookingLinkPlace,
}
