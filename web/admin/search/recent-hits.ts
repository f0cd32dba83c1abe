import { useQueries } from '@tanstack/react-query'
import { z } from 'zod'
import { subscriberSchema } from '#shared/newsletter/schema.ts'
import { api } from '#shared/routes.ts'
import type { SearchHit, SearchKind } from '#shared/search/schema.ts'
import { consultationResource } from '../consultations/consultation-list.ts'
import { dealResource } from '../deals/deal-list.ts'
import { ApiError } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { submissionResource } from '../lead-magnets/submission-list.ts'
import { leadResource } from '../leads/lead-list.ts'
import { recordsKey } from '../lists/resource.ts'
import { companyResource } from '../people/company-list.ts'
import { personResource } from '../people/person-list.ts'
import { type RecentRecord, removeRecentRecord, useRecentRecords } from '../records/recent.ts'

type Person = Omit<SearchHit, 'title' | 'state' | 'person'> & { name: string }

const hitOf = (
  { id, name, email, company, createdAt }: Person,
  state: string | null,
): SearchHit => ({
  id,
  title: name || email,
  person: null,
  email,
  company,
  state,
  createdAt,
})

/** Reads one record of each kind as the search would find it; null where it is gone. */
const readHit: Record<SearchKind, (id: string) => Promise<SearchHit | null>> = {
  people: async (id) => {
    const person = await call(personResource.one(id), personResource.schema)
    // Who was merged is found by whom they were merged into.
    return person.id === id ? hitOf(person, null) : null
  },
  companies: async (id) => {
    const company = await call(companyResource.one(id), companyResource.schema)
    return hitOf({ ...company, email: company.domain, company: null }, null)
  },
  leads: async (id) => {
    const lead = await call(leadResource.one(id), leadResource.schema)
    return hitOf(lead, lead.status)
  },
  deals: async (id) => {
    const deal = await call(dealResource.one(id), dealResource.schema)
    return { ...hitOf(deal, deal.stage), person: deal.person }
  },
  consultations: async (id) => {
    const consultation = await call(consultationResource.one(id), consultationResource.schema)
    return hitOf(consultation, consultation.status)
  },
  submissions: async (id) => {
    const submission = await call(submissionResource.one(id), submissionResource.schema)
    return hitOf(submission, submission.leadMagnetType)
  },
  subscribers: async (address) => {
    const path = `${api.admin.subscribers}?${new URLSearchParams({ q: address })}`
    const found = await call(path, z.array(subscriberSchema))
    const subscriber = found.find(({ email }) => email === address)
    return subscriber
      ? hitOf({ ...subscriber, name: subscriber.email, company: null }, subscriber.state)
      : null
  },
}

/** The record as it is now; one that is gone is forgotten. */
async function readRecent({ of, id }: RecentRecord): Promise<SearchHit | null> {
  const hit = await readHit[of](id).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  })
  if (!hit) removeRecentRecord(of, id)
  return hit
}

export type RecentHit = { of: SearchKind; hit: SearchHit }

/** The records that were opened lately, without those that are gone, and how many are still being read. */
export function useRecentHits(): { hits: RecentHit[]; coming: number } {
  const records = useRecentRecords()
  const answers = useQueries({
    queries: records.map((record) => ({
      queryKey: [...recordsKey({ key: record.of }), record.id, 'hit'],
      queryFn: () => readRecent(record),
    })),
  })
  return {
    hits: records.flatMap(({ of }, at) => {
      const hit = answers[at]?.data
      return hit ? [{ of, hit }] : []
    }),
    coming: answers.filter(({ isPending }) => isPending).length,
  }
}
