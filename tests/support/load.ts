import { api } from '#shared/routes.ts'
import { aLead } from './builders.ts'

type Load = {
  /** Ids of the leads the server has answered 201 for. */
  acknowledged: string[]
  /** How often each other answer came; `none` when the connection broke. */
  others: Record<string, number>
  /** What the 503 answers said of trying again. */
  retryAfter: Set<string | null>
  stop: () => Promise<void>
}

/** Sends a lead as a visitor's page does. */
export const sendLead = (url: string, lead = aLead()): Promise<Response> =>
  fetch(url + api.leads, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  })

/** Sends leads over and over through several connections until it is stopped. */
export function sendLeads(url: string, connections: number): Load {
  const acknowledged: string[] = []
  const others: Record<string, number> = {}
  const retryAfter = new Set<string | null>()
  let going = true

  const count = (what: string) => {
    others[what] = (others[what] ?? 0) + 1
  }
  const sendOne = async () => {
    const response = await sendLead(url)
    const text = await response.text()
    if (response.status === 201) acknowledged.push(JSON.parse(text).id)
    else count(String(response.status))
    if (response.status === 503) retryAfter.add(response.headers.get('retry-after'))
  }
  const sender = async () => {
    while (going) {
      await sendOne().catch(async () => {
        count('none')
        await new Promise((done) => setTimeout(done, 20))
      })
    }
  }
  const senders = Array.from({ length: connections }, sender)
  return {
    acknowledged,
    others,
    retryAfter,
    stop: async () => {
      going = false
      await Promise.all(senders)
    },
  }
}
