import { z } from 'zod'
import { originSchema } from '#shared/origins/schema.ts'
import { ApiError } from '../http/api-error.ts'
import { read } from '../http/call.ts'
import type { ListRecord, Resource } from '../lists/resource.ts'

/** Who made the change that came between; null when the server can not tell. */
export type ChangedBy = { name: string; isYou: boolean } | null

/** The record as it stands now and who changed it, when `error` says that somebody did; null otherwise. */
export function conflictOf<Row>(
  error: unknown,
  schema: z.ZodType<Row>,
): { current: Row; changedBy: ChangedBy } | null {
  if (!(error instanceof ApiError) || error.body?.code !== 'edit_conflict') return null
  const current = schema.safeParse(error.body.current)
  return current.success ? { current: current.data, changedBy: error.body.changedBy ?? null } : null
}

/** A text that may be blank or absent. */
export const maybeText = z
  .string()
  .nullish()
  .transform((value) => value || null)

/** An instant in any form that names one, as ISO 8601 in UTC. */
export const instant = z
  .string()
  .refine((value) => !Number.isNaN(Date.parse(value)))
  .transform((value) => new Date(value).toISOString())

/**
 * What every record is read by. The specification is the contract: what only our server tells of a
 * record may be absent. Without a `version`, 0, nobody can be told of a change that came between.
 */
export const recordAnswer = {
  id: z.union([z.string(), z.number().transform(String)]),
  name: z.string(),
  email: z.string(),
  company: maybeText,
  personId: maybeText,
  origin: originSchema.nullable().default(null),
  createdAt: instant,
  updatedAt: instant.optional(),
  version: z.number().int().default(0),
}

/** A record that does not say when it was changed counts as unchanged. */
export const withChangeTime = <Row extends { createdAt: string; updatedAt?: string | undefined }>(
  row: Row,
) => ({ ...row, updatedAt: row.updatedAt ?? row.createdAt })

const changeAnswer = z.object({ changeId: z.string().nullish() })

/** The change in the history, where an answer names it; the answer can still be read. */
export const changeIn = (response: Response): Promise<string | null | undefined> =>
  read(response.clone(), changeAnswer).then(
    ({ changeId }) => changeId,
    () => null,
  )

/** The record that a change answers with; null where it says no more than that it succeeded. */
export const changedRecord = <Row extends ListRecord, State>(
  response: Response,
  { schema }: Resource<Row, State>,
): Promise<Row | null> => read(response, schema).catch(() => null)
