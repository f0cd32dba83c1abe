import { schedulePage } from '#content/pages/schedule.ts'
import { mailWaits } from '#shared/answer.ts'
import { isZone } from '#shared/calendar/zoned-time.ts'
import {
  callerFields,
  callerMessage,
  emptyRequestForm,
  isoWithOffset,
  type RequestForm as RequestValues,
  requestedCall,
  requestFields,
  requestProblems,
} from '#shared/consultations/request-form.ts'
import { type Fact, typedFacts } from '#shared/forms/fields.ts'
import { api, page } from '#shared/routes.ts'
import type { Topics } from '#shared/topic-label.ts'
import { AboutTopic, aboutFact, useTopic } from '../forms/about-topic.tsx'
import { FormFields } from '../forms/form-fields.tsx'
import { FormStatus, Honeypot, SubmitButton } from '../forms/form-parts.tsx'
import { createMessageKeys, postForm } from '../forms/post-json.ts'
import { Receipt } from '../forms/receipt.tsx'
import { type Refusal, readAnswer, readRefusal } from '../forms/refusal.ts'
import { type RefusedForm, useForm } from '../forms/use-form.ts'
import { zoneName } from '../forms/zone-name.ts'
import { useHydrated } from '../motion/hooks.ts'
import { offsetAt, preferredInstant, timeInWords, today, zoneSentence } from './visitor-time.ts'
import { WantedDay, WantedHour } from './wanted-time.tsx'

const { request } = schedulePage
const zoneId = 'request-zone'
const { date, time } = requestFields

/** A request that has arrived: what was asked for, and whether the mail that follows waits. */
export type SentRequest = { facts: readonly Fact[]; mailHeld: boolean }

type RequestFormProps = {
  topics: Topics
  onSent?: (sent: SentRequest) => void
  /** Whether a month and hours stand beside the fields for day and time, where there is script. */
  picks?: boolean
  /** On the page that answers a form which could not be taken: what was typed, and what is wrong. */
  refused?: RefusedForm<RequestValues>
}

/**
 * The request for a call, in the visitor's own zone. Without script it is a plain form post, its
 * times those of the firm.
 */
export function RequestForm({ topics, onSent, picks, refused }: RequestFormProps) {
  const topic = useTopic(topics)
  const about = refused?.about ?? topic
  const hydrated = useHydrated()
  const { formProps, control, errors, values, write, advice, sending } = useForm({
    empty: emptyRequestForm,
    draftKey: 'call-request-draft',
    refused,
    send: async (typed, { website }) => {
      const outcome = await sendRequest(typed, website, about)
      if ('advice' in outcome) return outcome
      onSent?.(outcome)
      return { note: '' }
    },
  })
  return (
    <form
      {...formProps}
      action={page.schedule}
      aria-label={request.heading}
      className="relative grid gap-8"
    >
      <AboutTopic label={about} />
      <fieldset className="min-w-0">
        <legend className="mb-3 font-semibold text-lg">{request.groups.when}</legend>
        <div className={picks ? 'picker' : undefined}>
          {picks && <WantedDay date={values.date} onDate={(day) => write('date', day)} />}
          <div className={picks ? 'picker-times' : undefined}>
            <div className="grid grid-cols-2 gap-2">
              <FormFields
                fields={{ date, time }}
                control={control}
                errors={errors}
                placed={{
                  date: { describedBy: zoneId, min: hydrated ? today(new Date()) : undefined },
                  time: { describedBy: zoneId },
                }}
              />
            </div>
            {picks && <WantedHour {...values} onTime={(hour) => write('time', hour)} />}
            <div id={zoneId} className="mt-3 text-ink-soft text-xs">
              <p>{request.open}</p>
              {/* The last: it gets longer once the page knows the visitor's zone, on a phone by a line. */}
              <p className="min-h-8 sm:min-h-5">
                {hydrated ? zoneSentence(preferredInstant(values) ?? new Date()) : request.zone}
              </p>
            </div>
          </div>
        </div>
      </fieldset>
      <fieldset className="min-w-0">
        <legend className="font-semibold text-lg">{request.groups.who}</legend>
        <p className="mb-4 text-ink-soft text-sm">Fields marked * are required.</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormFields fields={callerFields} control={control} errors={errors} />
        </div>
      </fieldset>
      <FormFields
        fields={{ message: callerMessage }}
        control={control}
        errors={errors}
        placed={{ message: { rows: 3 } }}
      />
      <Honeypot />
      <FormStatus advice={advice} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton
          label={request.button}
          busyLabel={request.busy}
          sending={sending}
          className="min-w-48 max-sm:w-full"
        />
        <p className="text-ink-soft text-sm">{request.sentText}</p>
      </div>
    </form>
  )
}

const fieldNames = [...Object.keys(requestFields), 'preferredDate']
const keyOf = createMessageKeys()

/** Asks for a call: a pending consultation (design.md §4). Never throws. */
async function sendRequest(
  values: RequestValues,
  website: string,
  about: string,
): Promise<SentRequest | Refusal> {
  const preferred = preferredInstant(values)
  const problems = requestProblems(values, preferred, new Date())
  if (Object.keys(problems).length > 0) return { fields: problems, advice: '' }
  const body = {
    ...requestedCall(values, about),
    preferredDate: preferred && isoWithOffset(preferred, offsetAt(preferred)),
    // A device that is set to no place names one that no clock keeps: Etc/Unknown.
    timeZone: isZone(zoneName()) ? zoneName() : null,
    website,
  }
  const key = keyOf(JSON.stringify([values, about]))
  const answer = await postForm(api.consultationRequests, body, key)
  if (answer !== 'unreachable' && answer.ok) {
    const facts = requestFacts(values, preferred, about)
    return { facts, mailHeld: mailWaits(await readAnswer(answer)) }
  }
  const { advice, fields } = await readRefusal(answer, { noun: 'request', fieldNames })
  const { preferredDate, ...others } = fields
  return { advice, fields: { ...others, ...(preferredDate && { date: preferredDate }) } }
}

/** Who asked, and for when. */
const requestFacts = (values: RequestValues, preferred: Date | null, about: string): Fact[] => [
  { label: request.asked, text: preferred ? timeInWords(preferred) : request.noneAsked },
  ...aboutFact(about),
  ...typedFacts(requestFields, { ...values, date: '', time: '' }),
]

type RequestSentProps = SentRequest & { onAgain: () => void }

/** What takes the form's place once the request has arrived. */
export function RequestSent({ facts, mailHeld, onAgain }: RequestSentProps) {
  const { sentTitle, sentText, sentHeld, again } = request
  return (
    <Receipt
      title={sentTitle}
      text={sentText}
      facts={facts}
      note={mailHeld ? sentHeld : ''}
      again={again}
      onAgain={onAgain}
    />
  )
}
