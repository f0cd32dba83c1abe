import { mailWaits } from '#shared/answer.ts'
import { isZone } from '#shared/booking-reader/zones/zoned-time.ts'
import {
  isoWithOffset,
  messageAbout,
  type RequestForm,
  requestProblems,
} from '#shared/consultations/request-form.ts'
import { defaultMeetingType } from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { readAnswer } from '../forms/mail-held.ts'
import { createMessageKeys } from '../forms/message-key.ts'
import { postJson } from '../forms/post-json.ts'
import { type Refusal, readRefusal } from '../forms/refusal.ts'
import { zoneName } from '../forms/zone-name.ts'
import { offsetAt, preferredInstant } from './visitor-time.ts'

const form = {
  noun: 'request',
  fieldNames: ['name', 'email', 'company', 'phone', 'message', 'preferredDate'],
} as const
const keyOf = createMessageKeys()

/** Asks for a call: a pending consultation (design.md §4). Never throws. */
export async function sendRequest(
  values: RequestForm,
  website: string,
  about: string,
): Promise<{ mailHeld: boolean } | Refusal> {
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
    // A device that is set to no place names one that no clock keeps: Etc/Unknown.
    timeZone: isZone(zoneName()) ? zoneName() : null,
    meetingType: defaultMeetingType,
    message: messageAbout(about, message),
    website,
  }
  const answer = await postJson(
    api.consultationRequests,
    body,
    keyOf(JSON.stringify([values, about])),
  )
  if (answer !== 'unreachable' && answer.ok) {
    return { mailHeld: mailWaits(await readAnswer(answer)) }
  }
  const { advice, fields } = await readRefusal(answer, form)
  const { preferredDate, ...others } = fields
  return { advice, fields: { ...others, ...(preferredDate && { date: preferredDate }) } }
}
