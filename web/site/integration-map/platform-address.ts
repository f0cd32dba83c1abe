import { demoSheet } from '#shared/routes.ts'

/** Where what is said of a platform stands in plain reading. */
export const platformAnchor = (id: string): string => `${demoSheet.platforms}#platform-${id}`
