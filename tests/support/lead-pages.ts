import { expect } from 'vitest'
import { z } from 'zod'
import { type Lead, leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import type { Answer, Client } from './client.ts'

/** What the list of leads answers with. */
export const leadList = z.array(leadSchema)

/** The call for the list of leads with this query. */
export function listPath(query: Record<string, string>) {
  return `${api.admin.leads}?${new URLSearchParams(query)}`
}

/** The next page's call, as the answer links it. */
export const nextOf = (answer: Answer) =>
  /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1]

/** Follows the links from page to page; `between` runs after each page. */
export async function everyPage(
  admin: Client,
  query: Record<string, string>,
  between = async () => {},
) {
  const pages: Lead[][] = []
  for (let path: string | undefined = listPath(query); path; ) {
    const answer: Answer = await admin.get(path)
    expect(answer.status).toBe(200)
    pages.push(answer.read(leadList))
    path = nextOf(answer)
    await between()
  }
  return pages
}
