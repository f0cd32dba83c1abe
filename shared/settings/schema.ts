import { z } from 'zod'
import { dealLimits } from '../deals/schema.ts'
import { defaultLostReasons } from '../deals/stages.ts'
import { email, line } from '../text.ts'

/** A host may hold `;`, `,` and quotes, which a page's policy would take for the end of its name. */
const plainHost = /^[a-z\d-]+(?:\.[a-z\d-]+)*$/

/** Where the firm's calendar is: an https address of its scheduling provider, or null for none. */
export const schedulingSchema = z.object({
  url: z.url({ protocol: /^https$/, hostname: plainHost }).nullable(),
})

/** How `/schedule` works: times of our own, the firm's calendar elsewhere, or a request. */
const schedulingWays = ['own', 'calendar', 'request'] as const
export type SchedulingWay = (typeof schedulingWays)[number]
const schedulingWay = z.enum(schedulingWays, {
  error: `Scheduling must be one of ${schedulingWays.join(', ')}.`,
})

/** `GET /api/scheduling`: the calendar's address, and what the page offers as things are. */
export const schedulingAnswerSchema = schedulingSchema.extend({ way: schedulingWay })

const addressError = { error: 'Enter the whole address, such as https://calendar.example/you.' }
const schedulingAddress = z
  .string(addressError)
  .trim()
  .max(2_000, 'The address can have at most 2,000 characters.')
  .refine((url) => schedulingSchema.safeParse({ url }).success, addressError)

const onOrOff = (label: string) => z.boolean({ error: `${label} is either on or off.` })
const autoAssign = onOrOff('Auto-assign Leads')
const leadScoring = onOrOff('Lead Scoring')

/** The reasons a deal can be lost for, each once. */
const lostReasons = z
  .array(
    line('Reason', dealLimits.lostReason)
      // Settings are nobody's: what names a person would outlive their erasure.
      .refine((reason) => !reason.includes('@'), { error: 'A reason can not hold an address.' }),
    { error: 'Reasons must be a list of texts.' },
  )
  .max(100, 'There can be at most 100 reasons.')
  .overwrite((reasons) => [...new Set(reasons.filter(Boolean))])
  .min(1, 'Name at least one reason.')

/** What an admin may set for everybody (admin-back-office.md §2, Settings: System), with its start. */
export const systemSettingsSchema = z.object({
  /** The sender of e-mail; none means the one of the configuration. */
  fromEmail: email.nullable().default(null),
  /** The address of the firm's calendar. */
  schedulingUrl: schedulingAddress.nullable().default(null),
  /** What visitors are offered; where nobody has hours, the calendar or the request form serves. */
  schedulingWay: schedulingWay.default('own'),
  autoAssign: autoAssign.default(true),
  leadScoring: leadScoring.default(false),
  /** Why a deal can be lost, in the order they are offered. */
  lostReasons: lostReasons.default(defaultLostReasons),
})
export type SystemSettings = z.output<typeof systemSettingsSchema>

/** A blank field means "none"; whatever else is wrong is told by `error`. */
const orBlank = <Schema extends z.ZodType<string>>(schema: Schema, error: string) =>
  z.union([z.literal('').transform(() => null), schema.nullable()], { error }).optional()

/** `PATCH /api/admin/system`: what is absent stays as it is. */
export const saveSystemSettingsSchema = z.object({
  fromEmail: orBlank(email, 'Enter a valid email address, such as name@company.com.'),
  schedulingUrl: orBlank(schedulingAddress, addressError.error),
  schedulingWay: schedulingWay.optional(),
  autoAssign: autoAssign.optional(),
  leadScoring: leadScoring.optional(),
  lostReasons: lostReasons.optional(),
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

/** How the secrets of two-factor sign-in are kept. */
const twoFactorSecretsSchema = z.object({
  /** Whether there is a key to encrypt them with. */
  encrypted: z.boolean(),
  /** Accounts whose secret was encrypted with a key that this server does not have. */
  unreadable: z.number().int(),
})
export type TwoFactorSecrets = z.output<typeof twoFactorSecretsSchema>

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
  twoFactorSecrets: twoFactorSecretsSchema,
})
export type System = z.output<typeof systemSchema>
