import { createHash } from 'node:crypto'
import { and, asc, eq, gte, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { hostFeedPath } from '#shared/booking/calls.ts'
import {
  icalendar,
  icalInstant,
  icalText,
  meetingSpan,
  meetingUid,
} from '#shared/calendar/icalendar.ts'
import { usualMinutes } from '#shared/consultations/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import type { Ctx } from '../context.ts'
import { admins, availability, consultations } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { networkOf } from '../http/network-of.ts'
import { consume, giveBack } from '../http/rate-limit.ts'

const day = 86_400_000
/** How long a meeting stays in the feed once it is over. */
const keptFor = 30 * day
/** Most meetings of a feed: more than anybody holds. */
const most = 5_000

/** Calls with a wrong token; a whole office behind one address may ask with right ones as it likes. */
const hostFeedLimit = { name: 'host-feed', max: 60, seconds: 60 * 60 }

const params = z.object({
  file: z
    .string()
    .regex(/^[\w-]{1,200}\.ics$/)
    .catch(''),
})

const unknownFeed = () =>
  new AppError('not_found', 'There is no calendar at this address, or it has a new one.')

/**
 * `GET /calendar/{token}.ics`: a host's bookings, for their calendar program. The token is all that
 * opens it; the log leaves it out (log.ts).
 */
export function hostFeed(app: App, shared: Shared) {
  app.get(
    hostFeedPath(':file').replace(/\.ics$/, ''),
    { schema: { hide: true, params } },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      const network = networkOf(request.ip)
      await consume(ctx, hostFeedLimit, network)
      const content = await hostCalendar(ctx, request.params.file.replace(/\.ics$/, ''))
      await giveBack(ctx, hostFeedLimit, network)
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`
      reply
        .header('Cache-Control', 'private, max-age=300')
        .header('ETag', etag)
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Robots-Tag', 'noindex')
      const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
      if (known?.some((tag) => tag.replace(/^W\//, '') === etag)) return reply.code(304).send()
      return reply
        .header('Content-Disposition', 'inline; filename="bookings.ics"')
        .type('text/calendar; charset=utf-8')
        .send(content)
    },
  )
}

/**
 * The scheduled meetings of the host whose feed this is, as an iCalendar object.
 * @throws {AppError} `not_found` when the token is nobody's.
 */
async function hostCalendar({ db, clock, env }: Ctx, token: string): Promise<string> {
  const [host] = await db
    .select({ id: admins.id, name: admins.name })
    .from(availability)
    .innerJoin(admins, eq(admins.id, availability.adminId))
    .where(and(eq(availability.feedToken, token), isNull(admins.deactivatedAt)))
  if (!token || !host) throw unknownFeed()
  const meetings = await db
    .select()
    .from(consultations)
    .where(
      and(
        eq(consultations.hostId, host.id),
        eq(consultations.status, 'scheduled'),
        gte(consultations.preferredDate, new Date(clock().getTime() - keptFor)),
        isNull(consultations.deletedAt),
        isNull(consultations.quarantine),
      ),
    )
    .orderBy(asc(consultations.preferredDate), asc(consultations.id))
    .limit(most)
  return icalendar([
    `PRODID:-//${icalText(brand.name)}//Bookings//EN`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${icalText(`${brand.name}: ${host.name}`)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...meetings.flatMap((meeting) => eventLines(meeting, env.publicUrl)),
  ])
}

function eventLines(meeting: typeof consultations.$inferSelect, publicUrl: string): string[] {
  const { id, name, email, company, phone, message, place, meetingType, minutes } = meeting
  const start = meeting.preferredDate
  if (!start) return []
  const url = publicUrl + adminPage.consultation(id)
  const description = [company, email, phone, message, url].filter(Boolean).join('\n')
  return [
    'BEGIN:VEVENT',
    meetingUid(id, new URL(publicUrl).hostname),
    `SEQUENCE:${meeting.version}`,
    `DTSTAMP:${icalInstant(meeting.updatedAt)}`,
    ...meetingSpan(start, minutes ?? usualMinutes),
    `SUMMARY:${icalText(`${meetingType ?? 'Consultation'}: ${name}`)}`,
    ...(place ? [`LOCATION:${icalText(place)}`] : []),
    `DESCRIPTION:${icalText(description)}`,
    `URL:${url}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}
