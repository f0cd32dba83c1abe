import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { brand } from '#content/brand.ts'
import { iconSvg } from '#web/site/head/icon.ts'
import { sharePicturePath } from '#web/site/head/page-meta.ts'
import { elementsOf } from '../site-html.ts'
import { drawSharePicture } from './drawing.ts'
import { readOutlines } from './outlined-text.ts'

type Options = {
  /** The built site. */
  folder: string
  /** Where drawn pictures are kept from one build to the next, by the hash of what they show. */
  cache: string
  /** Each page's path and its file in `folder`. */
  pages: readonly { path: string; file: string }[]
}

const asset = (path: string) => new URL(`../../web/${path}`, import.meta.url)

/** Draws the picture that link previews show, for every page, where its head says it stands. */
export async function renderSharePictures({ folder, cache, pages }: Options): Promise<void> {
  const outlines = await readOutlines(asset('ui/font/brand.woff2'))
  const firm = { name: brand.name, tagline: brand.tagline, logo: iconSvg, outlines }
  await mkdir(cache, { recursive: true })

  const used = await Promise.all(
    pages.map(async ({ path, file }) => {
      const title = titleOf(await readFile(join(folder, file), 'utf8'))
      const svg = drawSharePicture({ path, title }, firm)
      const name = `${createHash('sha256').update(svg).digest('hex').slice(0, 32)}.png`
      const kept = join(cache, name)
      if (!existsSync(kept)) await keep(kept, svg)
      const target = join(folder, sharePicturePath(path))
      await mkdir(dirname(target), { recursive: true })
      await copyFile(kept, target)
      return name
    }),
  )
  const stale = (name: string) => name.endsWith('.png') && !used.includes(name)
  for (const name of (await readdir(cache)).filter(stale)) await rm(join(cache, name))
}

/** Writes the picture whole or not at all, so that an interrupted build leaves no half of one. */
async function keep(file: string, svg: string): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, await sharp(Buffer.from(svg)).png().toBuffer())
  await rename(unfinished, file)
}

/** The title a built page gives to link previews. */
function titleOf(html: string): string {
  const tag = elementsOf(html).find(({ attributes }) => attributes.property === 'og:title')
  if (tag?.attributes.content === undefined) throw new Error('A page has no og:title.')
  return tag.attributes.content
}
