import { checksum } from '../sections/icon-sprite.ts'

/** The clock loops of 'Time Wasted' (illustrations/line-art.ts) turned upright, at half their size. */
const loops =
  '<g transform="translate(56.5)scale(.55)"><path d="M0 0v150c0 34-16 54-38 54a26 26 0 1 1 0-52c24 0 38 22 38 52 0 34-16 62-40 62a25 25 0 1 1 0-50c26 0 40 24 40 54v312" stroke-width="5.45"/><path d="M-40 166v13l8 6M-42 229v13l8 6" stroke-width="4"/></g>'

/** Three strands that come apart and are twisted together again, and fibers that stand off. */
const ravel =
  '<g transform="translate(80)" stroke-width="1.6"><path d="M56.5 0C56.5 60 38 70 40 130S62 190 48 240 56.5 290 56.5 320M56.5 0C56 50 66 80 58 140S44 200 58 250 56.5 300 56.5 320M56.5 0C56 60 74 70 72 130S50 190 66 240 56.5 290 56.5 320"/><path d="M40 130c-3 14-10 18-18 20M49 186c-6 8-12 9-18 9M72 122c2 14 5 18 8 20" stroke-width="1.2"/></g>'

type Point = { x: number; y: number; z: number }

/** A trefoil that is drawn apart at its lowest lobe: an overhand knot, its ends left and right. */
const knotted = Array.from({ length: 141 }, (_, index): Point => {
  const t = Math.PI * (1 + index / 70)
  return {
    x: 80 + 11.5 * (0.27 * (t - 2 * Math.PI) + Math.sin(t) + 2 * Math.sin(2 * t)),
    y: 30 - 10 * (Math.cos(t) - 2 * Math.cos(2 * t)),
    z: -Math.sin(3 * t),
  }
})

/** Whether the thread passes under itself at this point, and is not seen. */
const isUnder = ({ x, y, z }: Point, index: number) =>
  knotted.some(
    (other, at) =>
      Math.abs(at - index) > 14 && other.z > z && Math.hypot(other.x - x, other.y - y) < 4.1,
  )

/** The knot at the end: the thread comes down and turns to it; a short end is left. */
const knot = knotted
  .map((point, index) =>
    isUnder(point, index)
      ? ''
      : `${index > 0 && !isUnder(knotted[index - 1] ?? point, index - 1) ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`,
  )
  .join('')

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" fill="none" stroke="#000" stroke-width="3">${loops}${ravel}<g transform="translate(160)"><path d="M1.5 0v30c0 20 14 30 40 30H70${knot}h22"/></g></svg>\n`

/** What the thread in the margin of the home page does on its way (home.css), side by side: a mask. */
export const threadFile = { path: `/assets/pictures/thread.${checksum(svg)}.svg`, svg } as const

/** Names the file to the page's styles. */
export const threadStyles = `main{--shapes:url(${threadFile.path})}`
