import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { adminPage } from '#shared/routes.ts'
import { answerFrame } from '#web/site/answers/answer.ts'

const manifest = fileURLToPath(new URL('../../dist/site-manifest.json', import.meta.url))
const schema = z.object({ pages: z.record(z.string(), z.object({ file: z.string() })) })
const { pages } = schema.parse(JSON.parse(readFileSync(manifest, 'utf8')))

/** Addresses at which each page the specification shows for an unknown one can be seen. */
export const lostPages = {
  '/404': '/no-such-page',
  '/service-not-found': '/services/no-such-service',
  '/industry-not-found': '/industries/no-such-industry',
}

/** Every public page of the build, by its address. */
export const publicPages = Object.keys(pages).filter(
  (address) =>
    address !== adminPage.dashboard && address !== answerFrame.path && !(address in lostPages),
)

const site = new URL('../../dist/site/', import.meta.url)

/** The built file of a page. */
export const fileOf = (address: string) => new URL(pages[address]?.file ?? '', site)
const asksNotToBeListed = (file: string) =>
  /<meta name="robots" content="noindex/.test(readFileSync(new URL(file, site), 'utf8'))

/** The public pages that search engines should know: all but those that ask not to be listed. */
export const listedPages = publicPages.filter((address) => {
  const page = pages[address]
  return page && !asksNotToBeListed(page.file)
})
