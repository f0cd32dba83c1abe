import { z } from 'zod'
import { type SignedIn, signedInSchema } from '#shared/accounts/schema.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import { availabilitySchema } from '#shared/booking/schema.ts'
import {
  type Consultation,
  consultationSchema,
  type OwnConsultation,
  ownConsultationSchema,
} from '#shared/consultations/schema.ts'
import { type Submission, submissionSchema } from '#shared/lead-magnets/schema.ts'
import { type Lead, leadSchema } from '#shared/leads/schema.ts'
import { type Subscriber, subscriberSchema } from '#shared/newsletter/schema.ts'
import { adminPage, api } from '#shared/routes.ts'

export const password = 'thread the needle'

let made = 0
/** A word that nobody else of this run uses, to find one's own things by. */
export function unique(word: string) {
  made += 1
  return `${word} ${process.pid.toString(36)}${made.toString(36)}${Date.now().toString(36)}`
}

export const emailOf = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@example.com`

const post = (url: string, body: unknown, token?: string) => send('POST', url, body, token)

async function send(method: string, url: string, body?: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return text ? JSON.parse(text) : null
}

/** What the firm does aside from the journey, over the API: invites people, enters leads. */
export class Firm {
  readonly url: string
  readonly #first: SignedIn

  private constructor(url: string, first: SignedIn) {
    this.url = url
    this.#first = first
  }

  /** The firm of a product that was just installed: its first account is made. */
  static async of(url: string) {
    const account = { name: 'First Admin', email: 'first@example.com', password }
    return new Firm(url, signedInSchema.parse(await post(url + api.admin.register, account)))
  }

  /** The path of a page to register with: an invitation that is good once. */
  async invitation(): Promise<string> {
    const answer = await post(this.url + api.admin.invitations, { password }, this.#first.token)
    const { pathname, search } = new URL((answer as { url: string }).url)
    return pathname + search
  }

  async newAdmin(name = unique('Admin')): Promise<SignedIn> {
    const invitation = new URLSearchParams(
      (await this.invitation()).slice(adminPage.register.length),
    ).get('invitation')
    const account = { name, email: emailOf(name), password, invitation }
    return signedInSchema.parse(await post(this.url + api.admin.register, account))
  }

  /** Takes everybody's hours away: the page to schedule asks for a request again, as other journeys expect. */
  async endHours(): Promise<void> {
    const { token } = this.#first
    const members = await send('GET', this.url + api.admin.teamMembers, undefined, token)
    for (const { id } of z.array(z.object({ id: z.string() })).parse(members)) {
      const address = this.url + bookingCalls.admin.availabilityOf(id)
      const { version } = availabilitySchema.parse(await send('GET', address, undefined, token))
      if (version > 0) await send('PUT', address, { timeZone: 'UTC', weekly: {} }, token)
    }
  }

  /** A lead somebody of the firm entered by hand. */
  async enteredLead(fields: object = {}): Promise<Lead> {
    const name = unique('Lead')
    const lead = { name, email: emailOf(name), ...fields }
    return leadSchema.parse(await post(this.url + api.leads, lead, this.#first.token))
  }

  /** A lead as a colleague changes it. */
  async changeLead({ id, name, email }: Lead, fields: object): Promise<void> {
    const body = { name, email, ...fields }
    await send('PATCH', this.url + api.admin.lead(id), body, this.#first.token)
  }

  /** A colleague deletes a lead. */
  async deleteLead({ id }: Lead): Promise<void> {
    await send('DELETE', this.url + api.admin.lead(id), undefined, this.#first.token)
  }

  /** A meeting that a visitor asked for. */
  async askedMeeting(fields: object = {}): Promise<OwnConsultation> {
    const name = unique('Asker')
    const request = { name, email: emailOf(name), ...fields }
    return ownConsultationSchema.parse(await post(this.url + api.consultationRequests, request))
  }

  /** A meeting that a visitor asked for, agreed as they asked for it. */
  async agreedMeeting(preferredDate: string): Promise<OwnConsultation> {
    const meeting = await this.askedMeeting({ preferredDate })
    const address = this.url + api.admin.consultationStatus(meeting.id)
    await send('PATCH', address, { status: 'scheduled' }, this.#first.token)
    return meeting
  }

  /** A submission somebody of the firm entered by hand. */
  async enteredSubmission(fields: object = {}): Promise<Submission> {
    const name = unique('Taker')
    const submission = { name, email: emailOf(name), ...fields }
    const answer = await post(this.url + api.leadMagnetSubmissions, submission, this.#first.token)
    return submissionSchema.parse(answer)
  }

  /** A visitor's call that is not a journey of its own here: a checklist, an audit, a subscription. */
  async visitorSends(path: string, body: object) {
    await post(this.url + path, body)
  }

  /** What somebody of the firm posts that is not a journey of its own here. */
  async posts({ token }: SignedIn, path: string, body: object) {
    await post(this.url + path, body, token)
  }

  /** The leads whose name, e-mail or company holds these words. */
  async leadsNamed(words: string): Promise<Lead[]> {
    return leadSchema.array().parse(await this.#found(api.admin.leads, words))
  }

  /** The checklists, audits and templates that were asked for with these words. */
  async submissionsNamed(words: string): Promise<Submission[]> {
    return submissionSchema.array().parse(await this.#found(api.admin.submissions, words))
  }

  /** The meetings whose name, e-mail or company holds these words. */
  async meetingsNamed(words: string): Promise<Consultation[]> {
    return consultationSchema.array().parse(await this.#found(api.admin.consultations, words))
  }

  /** The subscribers whose address holds these words. */
  async subscribersNamed(words: string): Promise<Subscriber[]> {
    return subscriberSchema.array().parse(await this.#found(api.admin.subscribers, words))
  }

  async #found(list: string, words: string): Promise<unknown> {
    const response = await fetch(`${this.url}${list}?${new URLSearchParams({ q: words })}`, {
      headers: { Authorization: `Bearer ${this.#first.token}` },
    })
    return response.json()
  }

  /** Signs an account of the firm in once more, as on another device. */
  async signIn(email: string, secret = password): Promise<SignedIn> {
    return signedInSchema.parse(await post(this.url + api.admin.login, { email, password: secret }))
  }

  /** Whether a session still stands. */
  async knows({ token }: SignedIn): Promise<boolean> {
    const headers = { Authorization: `Bearer ${token}` }
    return (await fetch(this.url + api.admin.me, { headers })).ok
  }

  async endSession(session: SignedIn) {
    const response = await fetch(this.url + api.admin.logout, {
      method: 'POST',
      headers: { Authorization: `Bearer ${session.token}` },
    })
    if (!response.ok) throw new Error(`Logout answered ${response.status}.`)
  }
}
