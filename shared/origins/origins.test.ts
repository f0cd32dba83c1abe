import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readVisit } from './read-visit.ts'
import { visitSchema } from './visit-schema.ts'

const own = 'https://loom.example'

describe('how a visit began', () => {
  test.each([
    ['/', '', { page: '/' }],
    ['/services#list', '', { page: '/services' }],
    ['/contact?plan=growth', '', { page: '/contact' }],
    ['/', 'https://www.search.example/?q=looms', { page: '/', referrer: 'www.search.example' }],
    ['/', 'android-app://com.mail.example/', { page: '/', referrer: 'com.mail.example' }],
    ['/', 'about:blank', { page: '/' }],
    ['/', 'not an address', { page: '/' }],
    [
      '/services?utm_source=letter&utm_medium=email&utm_campaign=spring+2026&utm_term=a%20b&utm_content=top',
      '',
      {
        page: '/services',
        source: 'letter',
        medium: 'email',
        campaign: 'spring 2026',
        term: 'a b',
        content: 'top',
      },
    ],
    ['/?utm_source=a&utm_source=b&utm_campaign=', '', { page: '/', source: 'a' }],
    [`/?utm_source=${'x'.repeat(5_000)}`, '', { page: '/', source: 'x'.repeat(200) }],
    ['/?utm_source=%E0%A4%A', '', { page: '/', source: '\ufffd%A' }],
  ])('%s from "%s"', (path, referrer, visit) => {
    expect(readVisit(own + path, referrer)).toEqual(visit)
  })
})

const nothing = {
  page: null,
  referrer: null,
  source: null,
  medium: null,
  campaign: null,
  term: null,
  content: null,
}
const form = z.object({ email: z.string(), visit: visitSchema })

describe('what is kept of it', () => {
  test.each([
    [{ page: '/' }, { name: 'Direct', page: '/' }],
    [{ referrer: 'WWW.Search.example' }, { name: 'search.example', referrer: 'search.example' }],
    [{ referrer: 'localhost:3000' }, { name: 'localhost:3000', referrer: 'localhost:3000' }],
    [
      { referrer: 'mail.example', source: 'letter' },
      { name: 'letter', referrer: 'mail.example', source: 'letter' },
    ],
    [
      { source: 'letter', campaign: ' Spring ' },
      { name: 'Spring', source: 'letter', campaign: 'Spring' },
    ],
    [
      { page: '/a?email=x@y.example#z', medium: 'cpc' },
      { name: 'Direct', page: '/a', medium: 'cpc' },
    ],
    [{ source: 'a\u0000\nb' }, { name: 'a b', source: 'a b' }],
    [{ source: 'a\ud800b' }, { name: 'a\ufffdb', source: 'a\ufffdb' }],
    [
      { source: `x${'🧵'.repeat(300)}` },
      { name: `x${'🧵'.repeat(99)}`, source: `x${'🧵'.repeat(99)}` },
    ],
    [
      { page: 'javascript:alert(1)', source: 'a' },
      { name: 'a', source: 'a' },
    ],
    [
      { referrer: '<b>', source: 7, page: '/' },
      { name: 'Direct', page: '/' },
    ],
  ])('%j', (visit, origin) => {
    expect(form.parse({ email: 'a', visit }).visit).toEqual({ ...nothing, ...origin })
  })

  test.each([undefined, null, '', 'text', 7, [], {}, { page: '' }, { page: 4, source: [] }])(
    '%j is nothing, and refuses no form',
    (visit) => {
      expect(form.parse({ email: 'a', visit })).toEqual({ email: 'a', visit: null })
      expect(form.parse({ email: 'a' }).visit).toBeNull()
    },
  )
})
