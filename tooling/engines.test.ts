import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const named = z.object({
  engines: z.object({ node: z.string() }),
  optional: z.literal(false).optional(),
})
const lockSchema = z.object({
  packages: z.record(z.string(), z.looseObject({})),
})
const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))

type Version = readonly [major: number, minor: number, patch: number]

const comparator = /^([~^]|[<>]=?|=)?v?(\d+|\*)(?:\.(\d+|[x*]))?(?:\.(\d+|[x*]))?$/
/** A sign may stand apart from its version. */
const together = (range: string) => range.replace(/([<>=~^])\s+/g, '$1')
const compare = (a: Version, b: Version) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

/** Whether a version is in a range, as npm reads it: the parts that packages here use. */
function satisfies(version: Version, range: string): boolean {
  return range.split('||').some((all) =>
    together(all.trim())
      .split(/\s+/)
      .every((one) => {
        if (one === '' || one === '*') return true
        const [, sign = '', ...parts] = comparator.exec(one) ?? expect.unreachable(one)
        const from = [0, 1, 2].map((n) => Number(parts[n] ?? 0) || 0)
        const order = compare(version, [from[0] ?? 0, from[1] ?? 0, from[2] ?? 0])
        if (sign === '>=') return order >= 0
        if (sign === '>') return order > 0
        if (sign === '<=') return order <= 0
        if (sign === '<') return order < 0
        const isSameMajor = version[0] === from[0]
        if (sign === '^' || parts[1] === undefined) return isSameMajor && order >= 0
        return isSameMajor && version[1] === from[1] && order >= 0
      }),
  )
}

const ours = named.parse(read('package.json')).engines.node

/** The oldest of each line of versions that ours names. */
const oldest = ours.split('||').map((one): Version => {
  const [, major, minor, patch] = /(\d+)\.(\d+)\.(\d+)/.exec(one) ?? expect.unreachable(one)
  return [Number(major), Number(minor), Number(patch)]
})

test('installs without a warning on the oldest Node that is said to do', () => {
  // What is optional is left out without a word where it does not fit.
  const { packages } = lockSchema.parse(read('package-lock.json'))
  const unfit = Object.entries(packages).flatMap(([name, found]) => {
    const range = named.safeParse(found).data?.engines.node
    const refused = oldest.filter((version) => range && !satisfies(version, range))
    return refused.map((version) => `${name} wants ${range}, not ${version.join('.')}`)
  })
  expect(unfit).toEqual([])
})

test('the README names the oldest of them', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [first] = oldest
  expect(readme).toContain(`Node ${first?.[0]}.${first?.[1]}`)
})
