import sharp from 'sharp'
import { brand } from '#content/brand.ts'
import { logo, logoStrands } from '#content/logo.ts'

const { paper, ink, thread } = brand.colors
/** The logo stands a little inside the ground, which cuts off the ends of its threads. */
const inside = 'translate(1.6 1.6) scale(.9)'

/** The firm's logo on a ground of its own, as browsers and phones show it: a square of 32. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.box}" fill="none"><rect width="32" height="32" rx="7" fill="${paper}"/><g transform="${inside}">${logoStrands({ ink, thread, ground: paper })}</g></svg>`

/** The icon as PNG, `size` pixels wide and high. */
export const iconPng = (size: number): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png()
    .toBuffer()

/** An `.ico` file that holds one PNG of at most 255 pixels. */
export function icoOf(png: Buffer, size: number): Buffer {
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
