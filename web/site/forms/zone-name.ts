/** The zone the visitor's device is set to: `Europe/Berlin`. */
export const zoneName = () => Intl.DateTimeFormat().resolvedOptions().timeZone
