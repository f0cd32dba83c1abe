import { jobRecords } from '#content/demos/records.ts'

/** What the runs of the industry demo write; shared/routes.ts names the path (`jobRecordsPath`). */
export const GET = () => Response.json(jobRecords)
