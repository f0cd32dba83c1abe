import { z } from 'zod'
import { schedulingSchema } from '../scheduling/schema.ts'
import { email } from '../text.ts'

const addressError = { error: 'Enter the whole address, such as https://calendar.example/you.' }
const schedulingAddress = z
  .string(addressError)
  .trim()
  .max(2_000, 'The address can have at most 2,000 characters.')
  .refine((url) => schedulingSchema.safeParse({ url }).success, addressError)

const onOrOff = (label: string) => z.boolean({ error: `${label} is either on or off.` })
const autoAssign = onOrOff('Auto-assign Leads')
const leadScoring = onOrOff('Lead Scoring')

/** What an admin may set for everybody (admin-back-office.md §2, Settings: System), with its start. */
export const systemSettingsSchema = z.object({
  /** The sender of e-mail; none means the one of the configuration. */
  fromEmail: email.nullable().default(null),
  /** The address of the firm's calendar. */
  schedulingUrl: schedulingAddress.nullable().default(null),
  autoAssign: autoAssign.default(true),
  leadScoring: leadScoring.default(false),
})
export type SystemSettings = z.output<typeof systemSettingsSchema>

/** A blank field means "none"; whatever else is wrong is told by `error`. */
const orBlank = <Schema extends z.ZodType<string>>(schema: Schema, error: string) =>
  z.union([z.literal('').transform(() => null), schema.nullable()], { error }).optional()

/** `PATCH /api/admin/system`: what is absent stays as it is. */
export const saveSystemSettingsSchema = z.object({
  fromEmail: orBlank(email, 'Enter a valid email address, such as name@company.com.'),
  schedulingUrl: orBlank(schedulingAddress, addressError.error),
  autoAssign: autoAssign.optional(),
  leadScoring: leadScoring.optional(),
})
export type SaveSystemSettingsInput = z.input<typeof saveSystemSettingsSchema>
export type SaveSystemSettings = z.output<typeof saveSystemSettingsSchema>

/** Where the data is kept, as it is and not as anyone wishes it were. */
const databaseStateSchema = z.object({
  kind: z.enum(['embedded', 'postgresql']),
  version: z.string(),
  bytes: z.number().int(),
  /** A folder, or `host:port/name`; never a user or a password. */
  location: z.string(),
})

/** `GET /api/admin/system`: the settings, and what the configuration of the process says beside them. */
export const systemSchema = z.object({
  settings: systemSettingsSchema,
  /** The mail server without its credentials, or null while none is configured. */
  smtpHost: z.string().nullable(),
  /** Why that server could not be used when last tried. */
  smtpProblem: z.string().nullable(),
  /** The sender while none is set here: `MAIL_FROM`, else the firm's own address. */
  defaultFrom: z.string(),
  database: databaseStateSchema,
})
export type System = z.output<typeof systemSchema>
