import {
  isoWithOffset,
  type RequestForm,
  requestProblems,
} from '#shared/consultations/request-form.ts'
import { defaultMeetingType } from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { createMessageKeys } from '../forms/message-key.ts'
import { postJson } from '../forms/post-json.ts'
import { type Refusal, readRefusal } from '../forms/refusal.ts'
import { offsetAt, preferredInstant } from './visitor-time.ts'

const about = {
  noun: 'request',
  fieldNames: ['name', 'email', 'company', 'phone', 'message', 'preferredDate'],
} as const
const keyOf = createMessageKeys()

/** Asks for a call: a pending consultation (design.md §4). Never throws. */
export async function sendRequest(values: RequestForm, website: string): Promise<'sent' | Refusal> {
  const preferred = preferredInstant(values)
  const problems = requestProblems(values, preferred, new Date())
  if (Object.keys(problems).length > 0) return { fields: problems, advice: '' }
  const { name, email, company, phone, message } = values
  const body = {
    name,
    email,
    company,
    phone,
    preferredDate: preferred && isoWithOffset(preferred, offsetAt(preferred)),
    meetingType: defaultMeetingType,
    message,
    website,
  }
  const answer = await postJson(api.consultationRequests, body, keyOf(JSON.stringify(values)))
  if (answer !== 'unreachable' && answer.ok) return 'sent'
  const { advice, fields } = await readRefusal(answer, about)
  const { preferredDate, ...others } = fields
  return { advice, fields: { ...others, ...(preferredDate && { date: preferredDate }) } }
}
