import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { scheduleWay } from '#shared/booking/pages.ts'
import { placeholderOrigin } from '#shared/routes.ts'
import { answerFrame } from '#web/site/answers/answer.ts'

const hash = "'sha256-abc='"
const styleHash = "'sha256-def='"

const pages: Record<string, string> = {
  '/': 'index.html',
  '/about': 'about.html',
  '/schedule': 'schedule.html',
  '/admin': 'admin.html',
  '/404': '404.html',
  '/service-not-found': 'service-not-found.html',
  '/industry-not-found': 'industry-not-found.html',
  [answerFrame.path]: 'answer-frame.html',
}

/** A built site of a few pages in the form that tooling/build.ts gives it; answers its folder. */
export function tinySite(): string {
  const dist = mkdtempSync(join(tmpdir(), 'loomwork-test-dist-'))
  const write = (path: string, content: string, folder = 'site') => {
    const file = join(dist, folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content))
  }
  for (const [path, file] of Object.entries(pages)) write(file, `<title>${path}</title>`)
  write('answer-frame.html', `<title>${answerFrame.title}</title>${answerFrame.content}`)
  write('schedule.html', `<title>/schedule</title><i ${scheduleWay.request}></i>`)
  write('assets/app.Hashed12.js', 'export {}')
  write('assets/app.Earlier1.js', 'export {}', 'earlier')
  write('robots.txt', 'User-agent: *')
  write('sitemap.xml', `<loc>${placeholderOrigin}/</loc>`)
  const listed = Object.entries(pages).map(([path, file]) => [
    path,
    { file, scriptHashes: [hash], styleHashes: [styleHash], admin: path === '/admin' },
  ])
  writeFileSync(
    join(dist, 'site-manifest.json'),
    JSON.stringify({ pages: Object.fromEntries(listed), addressed: ['sitemap.xml'] }),
  )
  return dist
}
