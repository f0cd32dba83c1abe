import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { importPage } from '#shared/office-calls.ts'
import { adminPage, page } from '#shared/routes.ts'
import { answerFrame } from '#web/site/answers/answer.ts'
import { AppError } from '../errors.ts'
import type { App } from './app-instance.ts'
import { type BuiltSite, policyHeader, revalidate, speculationRules } from './built-site.ts'
import { copyFor, type StoredFile, sendStored } from './stored-file.ts'

/** Names of hashed files never change their content. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' }

const assets = '/assets/'
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
  adminPage.people,
  adminPage.person(':id'),
  importPage.one(':id'),
  adminPage.companies,
  adminPage.company(':id'),
  adminPage.deals,
  adminPage.history,
  adminPage.today,
  adminPage.outbox,
  adminPage.settings,
]

/** How the page to schedule works as things are (server/settings/scheduling-api.ts). */
type Scheduling = { url: string | null; way: string }

/** A path without slashes at its end, and with one at its start: it never leads to another site. */
export function tidyPath(pathname: string): string {
  let end = pathname.length
  while (pathname[end - 1] === '/') end -= 1
  return pathname.slice(0, end).replace(/^[/\\]*/, '/')
}

/**
 * Serves the built site: pages from memory under their addresses, with their own script
 * policy, hashed files for ever, and for unknown addresses the page the specification names, with 404.
 * `scheduling` is how the page to schedule works, and what it may show in a frame.
 */
export async function site(
  app: App,
  { folders, pages, files }: BuiltSite,
  scheduling: () => Promise<Scheduling>,
) {
  const inMemory = [...files.keys()].map((path) => path.slice(1))
  await app.register(fastifyStatic, {
    root: folders,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', ...inMemory],
    wildcard: false,
    schemaHide: true,
    setHeaders: (reply, path) => {
      reply.headers(path.includes(assets) ? immutable : revalidate)
      if (path.endsWith(speculationRules)) {
        reply.header('Content-Type', 'application/speculationrules+json')
      }
    },
  })
  const hidden = { schema: { hide: true } }
  const pageAt = (path: string) => {
    const built = pages.get(path)
    if (!built) throw new Error(`The build has no page ${path}.`)
    return built
  }
  const serve = (path: string, file: StoredFile) => {
    app.get(path, hidden, (request, reply) => sendStored(request, reply, file))
  }
  for (const [path, file] of files) serve(path, file)
  const apart = new Set([
    notFoundPage,
    ...notFoundPages.map(([, path]) => path),
    adminPage.dashboard,
    page.schedule,
    answerFrame.path,
  ])
  for (const [path, { file }] of pages) {
    if (!apart.has(path)) serve(path, file)
  }
  for (const path of adminRoutes) serve(path, pageAt(adminPage.dashboard).file)
  // Its policy follows a setting, so a copy that is "not modified" must not keep the old one.
  const schedule = pageAt(page.schedule)
  app.get(page.schedule, hidden, async (request, reply) => {
    const { url, way } = await scheduling()
    const { body, headers } = copyFor(request, (way === 'own' && schedule.own) || schedule.file)
    const { ETag: _ofAnyPolicy, ...lasting } = headers
    const policy = schedule.policyWith(url ? new URL(url) : undefined)
    reply.headers({ ...lasting, [policyHeader]: policy })
    // A scheduling site in a frame would have to ask for the same, and none does.
    if (url) reply.header('Cross-Origin-Embedder-Policy', 'unsafe-none')
    return reply.send(body)
  })

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
    // A hashed file of a release long gone: no copy of that answer is to outlive it.
    if (pathname.startsWith(assets)) {
      return reply.code(404).headers({ 'Cache-Control': 'no-store' }).type('text/plain').send()
    }
    // The back-office says itself that it has no such page, signed in or not.
    if (pathname.startsWith(`${adminPage.dashboard}/`)) {
      return sendStored(request, reply, pageAt(adminPage.dashboard).file, 404)
    }
    const special = notFoundPages.find(([prefix]) => pathname.startsWith(prefix))
    return sendStored(request, reply, pageAt(special?.[1] ?? notFoundPage).file, 404)
  }
}
