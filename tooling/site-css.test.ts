import { describe, expect, test } from 'vitest'
import { cssForPage, wordsOf } from './site-css.ts'

const page = wordsOf(
  `<p class="a md:b w-1/2 [&amp;_p]:c after:content-[&#x27;*&#x27;]">text</p> f('later')`,
)

describe('the styles of a page', () => {
  test.each([
    { rule: 'p{color:red}', kept: true },
    { rule: '.a{color:red}', kept: true },
    { rule: '.z{color:red}', kept: false },
    { rule: '.a .z{color:red}', kept: false },
    { rule: '.a:not(.z){color:red}', kept: true },
    { rule: '.a:has(.z:hover) p{color:red}', kept: true },
    { rule: '.md\\:b{color:red}', kept: true },
    { rule: '.w-1\\/2{width:50%}', kept: true },
    { rule: '.\\[\\&_p\\]\\:c p{color:red}', kept: true },
    { rule: ".after\\:content-\\[\\'\\*\\'\\]{color:red}", kept: true },
    { rule: '.later{color:red}', kept: true },
    { rule: ':where(.a>:not(:last-child)){color:red}', kept: true },
    { rule: ':where(.z>:not(:last-child)){color:red}', kept: false },
    { rule: '@media print{.z{color:red}}', kept: false },
    { rule: '@layer one,two;', kept: true },
  ])('$rule: $kept', ({ rule, kept }) => {
    expect(cssForPage(rule, page)).toBe(kept ? rule : '')
  })

  test('keep of a list only the selectors that can match', () => {
    expect(cssForPage('.a,.z{color:red}', page)).toBe('.a{color:red}')
  })

  test('drop custom properties and keyframes that nothing uses any more', () => {
    const css =
      ':root{--one:1;--two:var(--one);--three:3}.a{left:var(--two)}.z{left:var(--three);animation:out 1s}' +
      '@keyframes out{to{left:0}}'
    expect(cssForPage(css, page)).toBe(':root{--one:1;--two:var(--one)}.a{left:var(--two)}')
  })
})
