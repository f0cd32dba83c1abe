import { expect, test } from 'vitest'
import { finishPage } from './site-finish.ts'

test.each([
  [
    'an island loses its name',
    '<astro-island uid="Z1x" prefix="r1" ssr>a</astro-island>',
    '<astro-island prefix="r1" ssr>a</astro-island>',
  ],
  [
    'so does one in another, and one in a template',
    '<astro-island uid="1"><template><astro-island uid="2" ssr></astro-island></template></astro-island>',
    '<astro-island><template><astro-island ssr></astro-island></template></astro-island>',
  ],
  ['another element keeps its own', '<p uid="1">uid="1"</p>', '<p uid="1">uid="1"</p>'],
  [
    'a script becomes small',
    '<script>\n  let a = 1\n  f(a)\n</script>',
    '<script>let a=1;f(a);</script>',
  ],
  [
    'data stays as it is',
    '<script type="application/ld+json">{ "a": 1 }</script>',
    '<script type="application/ld+json">{ "a": 1 }</script>',
  ],
  [
    'text that looks like a script stays',
    '<textarea><script> f() </script></textarea>',
    '<textarea><script> f() </script></textarea>',
  ],
])('%s', (_what, built, finished) => {
  const page = (body: string) => `<!doctype html><html lang="en"><body>\n${body}\n</body></html>\n`
  expect(finishPage(page(built))).toBe(page(finished))
})
