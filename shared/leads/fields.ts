import { z } from 'zod'
import { email, line, optional, paragraph, requiredLine } from '../text.ts'
import { contactMessageLimit, contactPrefixRoom } from './contact-form.ts'

/** Most characters of each field of a lead, for visitors and in the back-office alike. */
export const leadLimits = {
  name: 200,
  company: 200,
  phone: 50,
  source: 100,
  /** What a visitor typed, and the lines that the contact form puts before it. */
  message: contactMessageLimit + contactPrefixRoom,
} as const

/** How a text is typed and shown. */
type TextKind = 'name' | 'email' | 'phone' | 'line' | 'lines'

/** `accepted`: what of it a call takes; `kept`: what is read back of it. */
const required = <Accepted extends z.ZodType>(
  kind: TextKind,
  label: string,
  accepted: Accepted,
) => ({ kind, label, required: true, accepted, kept: z.string() })

const unrequired = (kind: TextKind, label: string, accepted: z.ZodType<string, string>) => ({
  kind,
  label,
  required: false,
  accepted: optional(accepted),
  kept: z.string().nullable(),
})

/** A line of text without rules of its own. */
const plain = (label: string, most: number) => unrequired('line', label, line(label, most))

/**
 * What a lead says in words, in the order of the form. The schemas, the back-office's form and
 * details, the exported list and the search walk these: a plain field is one entry here and a
 * column in server/db/schema/leads.ts.
 */
export const leadFields = {
  name: required('name', 'Name', requiredLine('Name', leadLimits.name)),
  email: required('email', 'Email', email),
  company: plain('Company', leadLimits.company),
  phone: unrequired('phone', 'Phone', line('Phone', leadLimits.phone)),
  message: unrequired('lines', 'Message', paragraph('Message', leadLimits.message)),
}

type LeadFields = typeof leadFields
export type LeadFieldName = keyof LeadFields

/** The texts of a lead, by field. */
export type LeadTexts = { [Name in LeadFieldName]: z.output<LeadFields[Name]['kept']> }

// Object.keys tells strings; these are the keys of the object above and no others.
export const leadFieldNames = Object.keys(leadFields) as LeadFieldName[]

/** One value for each field, made of its name. */
export const ofEachLeadField = <Made extends { [Name in LeadFieldName]: unknown }>(
  make: (name: LeadFieldName) => Made[LeadFieldName],
): Made =>
  // Each value is made for its name.
  Object.fromEntries(leadFieldNames.map((name) => [name, make(name)])) as Made

/** The texts of a lead without anything else of it. */
export const leadTexts = (lead: LeadTexts): LeadTexts =>
  ofEachLeadField<LeadTexts>((name) => lead[name])

/** The fields that hold a plain line: nothing but what it is called tells one from another. */
export const plainLeadFields = leadFieldNames.filter((name) => leadFields[name].kind === 'line')
