import { z } from 'zod'
import type { Client } from './client.ts'

/** Where the API's page keeps the document it shows. */
export const openApiDocument = '/api/docs/json'

const answerSchema = z.looseObject({
  description: z.string(),
  content: z.record(z.string(), z.looseObject({ schema: z.looseObject({}) })).optional(),
})
const callSchema = z.looseObject({
  security: z.array(z.unknown()).optional(),
  responses: z.record(z.string(), answerSchema),
  parameters: z.array(z.unknown()).default([]),
})
const documentSchema = z.looseObject({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), callSchema)),
})

/** The id that stands in every path of {@link describedCalls}. */
export const anyId = '018f0000-0000-7000-8000-000000000000'

export type ApiCall = { method: string; path: string; described: z.output<typeof callSchema> }

/** Every call the server describes, with a possible id in place of a parameter. */
export async function describedCalls(client: Client): Promise<ApiCall[]> {
  const { paths } = (await client.get(openApiDocument)).read(documentSchema)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => ({
      method: method.toUpperCase(),
      path: path.replace(/\{[^}]+\}/g, anyId),
      described,
    })),
  )
}
