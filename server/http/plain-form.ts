import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { topics } from '#content/topics.ts'
import type { FormFields, ValuesOf } from '#shared/forms/fields.ts'
import { heldReceiptAnchor } from '#shared/routes.ts'
import { isTopicLabel, topicLabel } from '#shared/topic-label.ts'
import type { Answer } from '#web/site/answers/answer.ts'
import type { FormProblems } from '#web/site/answers/form-answers.tsx'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from './actor.ts'
import type { SendAnswer } from './answer-page.tsx'
import type { App } from './app-instance.ts'
import { sayWhenAgain } from './errors.ts'
import { limitPlainForm } from './form-limit.ts'

/** A form as sent: its fields, what it is about in our words, and the honeypot. */
type Sent<Fields extends FormFields> = ValuesOf<Fields> & { about: string; website: string }

const text = z.string().catch('')

/** One of the options; no choice, and what is none of them, are blank. */
const choice = (options: readonly { value: string }[]) =>
  z
    .enum(options.map(({ value }) => value))
    .or(z.literal(''))
    .catch('')

/** The body of a form: a text for each field, blank where there is none. */
export function plainFormSchema<Fields extends FormFields>(fields: Fields) {
  const typed = Object.entries(fields).map(
    ([name, { options }]) => [name, options ? choice(options) : text] as const,
  )
  const body = z.object({ ...Object.fromEntries(typed), about: text, website: text })
  // Each field is one of its entries.
  return body as unknown as z.ZodType<Sent<Fields>>
}

type Read<Input> = { input: Input } | { refused: FormProblems }

/** What a schema makes of a form that its own rules have let through, or what is wrong at which field. */
export function parsedForm<Input>(schema: z.ZodType<Input>, form: unknown): Read<Input> {
  const { data, error } = schema.safeParse(form)
  if (!error) return { input: data }
  const { issues } = error
  const fields = issues.map(({ path: [field = ''], message }) => [field, message])
  return {
    refused: {
      fields: Object.fromEntries(fields),
      problems: issues.map(({ message }) => message),
    },
  }
}

type PlainForm<Fields extends FormFields, Input> = {
  path: string
  fields: Fields
  /** What the form asks for, or what keeps it from being taken. */
  read: (form: Sent<Fields>, now: Date) => Read<Input>
  /** Does it; returns whether the mail that follows waits. */
  send: (ctx: Ctx, input: Input) => Promise<boolean>
  /** The form again, with what was typed. */
  again: (form: Sent<Fields>, refused: FormProblems) => Answer
  /** The page where it arrives. */
  receipt: string
}

/** Takes a form of the public site as a browser without JavaScript posts it, and answers with a page. */
export function plainForm<Fields extends FormFields, Input>(
  app: App,
  shared: Shared,
  sendAnswer: SendAnswer,
  { path, fields, read, send, again, receipt }: PlainForm<Fields, Input>,
) {
  const schema = { hide: true, body: plainFormSchema(fields) }
  app.post(path, { schema }, async (request, reply) => {
    // What the schema has made of it.
    const sent = request.body as Sent<Fields>
    const form = { ...sent, about: topicOf(request, sent.about) }
    const refuse = (status: number, refused: FormProblems) =>
      sendAnswer(reply, status, again(form, refused))

    const found = read(form, shared.clock())
    if ('refused' in found) return refuse(400, found.refused)
    const ctx = await publicContext(shared, request)
    try {
      await limitPlainForm(ctx, request)
      return sendToReceipt(reply, receipt, await send(ctx, found.input))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      sayWhenAgain(reply, error)
      return refuse(error.status, { fields: {}, problems: [error.message] })
    }
  })
}

/**
 * What the sender of a plain form comes about, in our words or none: as the form says, or as the
 * address of the page says that it was sent from (`/contact?plan=growth`).
 */
export function topicOf(request: FastifyRequest, said: string): string {
  const [, search = ''] = (request.headers.referer ?? '').split('?', 2)
  return isTopicLabel(topics, said) ? said : (topicLabel(topics, search) ?? '')
}

/**
 * Leads a browser without JavaScript on to the page where its form arrives. That page is static: the
 * address says whether its note is shown that mail waits.
 */
export const sendToReceipt = (reply: FastifyReply, receipt: string, mailHeld: boolean) =>
  reply.redirect(mailHeld ? `${receipt}#${heldReceiptAnchor}` : receipt, 303)
