import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const compose = read('compose.yaml')

test('every image is named by its digest', () => {
  const images = [
    ...read('Dockerfile').matchAll(/^FROM (\S+)/gm),
    ...compose.matchAll(/^\s+image: (\S+)/gm),
  ].map(([, image]) => image)
  expect(images.length).toBeGreaterThanOrEqual(4)
  for (const image of images) expect(image).toMatch(/@sha256:[\da-f]{64}$/)
})

test('all processes of compose.yaml have one named volume for their data', () => {
  const [ofAll = '', services = ''] = compose.split(/^services:$/m)
  expect(ofAll).toContain('volumes: ["data:/data"]')
  expect(services).toMatch(/^volumes:\n {2}data:$/m)
  for (const name of ['web', 'worker']) {
    const service = services.match(new RegExp(`^  ${name}:\\n((?: {4}.*\\n)+)`, 'm'))?.[1] ?? ''
    expect(service, name).toContain('<<: *loomwork')
    expect(service, name).not.toContain('volumes:')
  }
})
