import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { adminPage, page } from '#shared/routes.ts'
import { answerFrame } from '#web/site/answers/answer.ts'
import { AppError } from '../errors.ts'
import { schedulingUrl } from '../scheduling/scheduling-url.ts'
import type { Shared } from './actor.ts'
import type { App } from './app-instance.ts'
import { contentPolicy } from './content-policy.ts'

/** What the build tells of each page; written by tooling/build.ts. */
const manifestSchema = z.object({
  pages: z.record(
    z.string(),
    z.object({
      file: z.string(),
      scriptHashes: z.array(z.string()),
      styleHashes: z.array(z.string()),
      admin: z.boolean(),
    }),
  ),
})
type Page = z.output<typeof manifestSchema>['pages'][string]

/** The policy of a built page; the back-office shows messages in a frame of its own. */
const policyOf = ({ scriptHashes, styleHashes, admin }: Page, frames?: URL) =>
  contentPolicy({
    scripts: scriptHashes,
    styles: styleHashes,
    frames: admin ? 'own' : frames,
  })

const readManifest = (dist: string) =>
  manifestSchema.parse(JSON.parse(readFileSync(join(dist, 'site-manifest.json'), 'utf8')))

/**
 * A page of the site built in `dist`, for what is sent in its look.
 * @throws {Error} when the build has no such page.
 */
export function readBuiltPage(dist: string, path: string): { html: string; policy: string } {
  const built = readManifest(dist).pages[path]
  if (!built) throw new Error(`The build has no page ${path}.`)
  return { html: readFileSync(join(dist, 'site', built.file), 'utf8'), policy: policyOf(built) }
}

/** Names of hashed files never change their content. */
const immutable = 'public, max-age=31536000, immutable'
/** Everything else is asked for again, and answered with 304 while it is the same. */
const revalidate = 'no-cache'

/** Which pages a browser may fetch before they are asked for; an address, as a header names it. */
const speculationRules = '/speculation.rules'
const speculationRulesHeader = `"${speculationRules}"`

export const policyHeader = 'Content-Security-Policy'

const notFoundPage = '/404'
/** Sections whose unknown members have a page of their own (public-site.md §8). */
const notFoundPages: [string, string][] = [
  [`${page.services}/`, '/service-not-found'],
  [`${page.industries}/`, '/industry-not-found'],
]

/** Client-side routes of the back-office; one HTML page serves them all. */
const adminRoutes = [
  adminPage.dashboard,
  adminPage.login,
  adminPage.register,
  adminPage.forgotPassword,
  adminPage.resetPassword,
  adminPage.confirmEmail,
  adminPage.leads,
  adminPage.consultations,
  adminPage.leadMagnets,
  adminPage.newsletter,
  adminPage.outbox,
  adminPage.settings,
]

/** A path without slashes at its end, and with one at its start: it never leads to another site. */
export function tidyPath(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end).replace(/^[/\\]*/, '/')
}

/**
 * Serves the built site from `dist`: pages under their addresses with their own script policy,
 * hashed files for ever, and for unknown addresses the page the specification names, with 404.
 */
export async function site(app: App, shared: Shared, dist: string) {
  const { pages } = readManifest(dist)
  await app.register(fastifyStatic, {
    root: join(dist, 'site'),
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz'],
    wildcard: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      reply.header('Cache-Control', path.includes('/assets/') ? immutable : revalidate)
      if (path.endsWith(speculationRules)) {
        reply.header('Content-Type', 'application/speculationrules+json')
      }
    },
  })

  const send = (reply: FastifyReply, built: Page, status = 200) => {
    // The back-office's addresses may hold invitations and reset links, and whom somebody looked for.
    if (built.admin) reply.header('Referrer-Policy', 'no-referrer')
    else reply.header('Speculation-Rules', speculationRulesHeader)
    return reply.status(status).header(policyHeader, policyOf(built)).sendFile(built.file)
  }

  const serve = (address: string, built: Page) => {
    app.get(address, { schema: { hide: true } }, (_request, reply) => send(reply, built))
  }
  const pageAt = (address: string) => {
    const built = pages[address]
    if (!built) throw new Error(`The build has no page ${address}.`)
    return built
  }
  // Its policy follows a setting, so a copy that is "not modified" must not keep the old one.
  app.get(page.schedule, { schema: { hide: true } }, async (_request, reply) => {
    const built = pageAt(page.schedule)
    const url = await schedulingUrl(shared.db)
    return reply
      .header('Speculation-Rules', speculationRulesHeader)
      .header(policyHeader, policyOf(built, url ? new URL(url) : undefined))
      .sendFile(built.file, { etag: false, lastModified: false })
  })
  const apart = new Set([
    notFoundPage,
    ...notFoundPages.map(([, address]) => address),
    adminPage.dashboard,
    page.schedule,
    answerFrame.path,
  ])
  for (const [address, built] of Object.entries(pages)) {
    if (!apart.has(address)) serve(address, built)
  }
  for (const address of adminRoutes) serve(address, pageAt(adminPage.dashboard))

  return (request: FastifyRequest, reply: FastifyReply) => {
    // Taken apart by hand: what a stranger asks for need not be an address that URL can read.
    const [pathname = '', query] = request.url.split(/\?(.*)/s)
    if (pathname.startsWith('/api/') || pathname === '/api') {
      throw new AppError('not_found', 'There is no such call.')
    }
    if (pathname.length > 1 && pathname.endsWith('/')) {
      const tidy = tidyPath(pathname)
      return reply.redirect(query ? `${tidy}?${query}` : tidy, 308)
    }
    // The back-office says itself that it has no such page, signed in or not.
    if (pathname.startsWith(`${adminPage.dashboard}/`)) {
      return send(reply, pageAt(adminPage.dashboard), 404)
    }
    const special = notFoundPages.find(([prefix]) => pathname.startsWith(prefix))
    return send(reply, pageAt(special?.[1] ?? notFoundPage), 404)
  }
}
