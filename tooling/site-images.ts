/**
 * Draws the icons that must be pixels: touch icons and favicon.ico. `node tooling/site-images.ts`,
 * after changing the mark; the results in `web/site/public` are kept in the repository. Needs a
 * Chromium: CHROMIUM names it.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'

const read = (path: string) => readFile(new URL(`../web/${path}`, import.meta.url))
const write = (name: string, content: Uint8Array) =>
  writeFile(fileURLToPath(new URL(`../web/site/public/${name}`, import.meta.url)), content)

const mark = await read('site/public/favicon.svg')
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage()
  await write('apple-touch-icon.png', await icon(page, 180))
  await write('icon-192.png', await icon(page, 192))
  await write('icon-512.png', await icon(page, 512))
  await write('favicon.ico', icoOf(await icon(page, 32), 32))
} finally {
  await browser.close()
}

async function icon(page: Page, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>*{margin:0;display:block}</style>${mark}`)
  return page.screenshot({ type: 'png', omitBackground: true })
}

/** An .ico file that holds one PNG image. */
function icoOf(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one image
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
