import { adminPage } from '#shared/routes.ts'

/** What stands for the secret of a link in the message as it is kept and shown. */
const place = 'only-in-the-mail-itself'

/** Where each link that acts for its receiver stands, until the message leaves. */
export const resetLinkPlace = (siteUrl: string) => siteUrl + adminPage.resetPasswordWith(place)
export const emailLinkPlace = (siteUrl: string) => siteUrl + adminPage.confirmEmailWith(place)
export const invitationLinkPlace = (siteUrl: string) => siteUrl + adminPage.registerWith(place)
