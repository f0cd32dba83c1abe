import { expect, test } from 'vitest'
import { contentPolicy, originSource } from './content-policy.ts'

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

test('a policy names every directive, and lets in nothing that it does not name', () => {
  expect(directives(contentPolicy())).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'script-src-attr': "'none'",
    'style-src': "'none'",
    'style-src-attr': "'none'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'frame-src': "'none'",
    'media-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

test.each([
  ['https://calendar.example/you?x=1', 'https://calendar.example'],
  ['https://Calendar.Example:8443', 'https://calendar.example:8443'],
  ['https://kalender.bücher.example', 'https://kalender.xn--bcher-kva.example'],
  ['https://user:secret@calendar.example', 'https://calendar.example'],
  ['http://calendar.example', null],
  ['https://calendar.example;sandbox', null],
  ['https://calendar.example;script-src', null],
  ['https://calendar.example,default-src', null],
  ["https://'unsafe-inline'", null],
  ['https://*.example', null],
  ['https://[::1]/', null],
])('a frame of %s is let in as %s', (url, source) => {
  expect(originSource(new URL(url))).toBe(source)
  const policy = directives(contentPolicy({ frames: new URL(url) }))
  expect(policy['frame-src']).toBe(source ?? "'none'")
  expect(Object.keys(policy)).toEqual(Object.keys(directives(contentPolicy())))
})
