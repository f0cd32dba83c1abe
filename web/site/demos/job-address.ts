import { demoSheet } from '#shared/routes.ts'

/** The id of a scenario on its sheet, and of its panel in the demo. */
export const jobPartId = (scenario: string): string => `job-${scenario}`

/** Where a scenario stands in plain reading. */
export const jobAnchor = (scenario: string): string =>
  `${demoSheet.scenarios}#${jobPartId(scenario)}`
