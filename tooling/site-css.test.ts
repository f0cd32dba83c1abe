import { describe, expect, test } from 'vitest'
import { cssForPage, wordsOf } from './site-css.ts'

const page = wordsOf(
  `<p class="a md:b w-1/2 [&amp;_p]:c after:content-[&#x27;*&#x27;]">text</p> f('later') ("dialog")`,
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
    { rule: 'table{color:red}', kept: false },
    { rule: 'dialog{color:red}', kept: true },
    { rule: '*,:before,[hidden]{color:red}', kept: true },
    { rule: 'p>table.a:first-child{color:red}', kept: false },
    { rule: ':where(table) p{color:red}', kept: false },
    { rule: ':is(.\\*\\:z>*){color:red}', kept: false },
    { rule: ':is(.a>*){color:red}', kept: true },
    { rule: ':is(.z,.a){color:red}', kept: true },
    { rule: 'p:nth-child(2n+1){color:red}', kept: true },
    { rule: '::view-transition-group(root){color:red}', kept: true },
    { rule: '::placeholder{color:red}', kept: false },
  ])('$rule: $kept', ({ rule, kept }) => {
    expect(cssForPage(rule, page)).toBe(kept ? rule : '')
  })

  test.each([
    { field: '<input type="text">', kept: '' },
    { field: '<input type="date">', kept: '::-webkit-datetime-edit{padding:0}' },
  ])('keep the insides of date fields for $field', ({ field, kept }) => {
    expect(cssForPage('::-webkit-datetime-edit{padding:0}', wordsOf(field))).toBe(kept)
  })

  test('keep of a list only the selectors that can match', () => {
    expect(cssForPage('.a,.z{color:red}', page)).toBe('.a{color:red}')
  })

  test('say once what a rule says twice in a row', () => {
    expect(cssForPage('.a{left:1px;left:1px;left:2px;top:0}', page)).toBe(
      '.a{left:1px;left:2px;top:0}',
    )
  })

  test('drop custom properties and keyframes that nothing uses any more', () => {
    const css =
      ':root{--one:1;--two:var(--one);--three:3}.a{left:var(--two)}.z{left:var(--three);animation:out 1s}' +
      '@keyframes out{to{left:0}}'
    expect(cssForPage(css, page)).toBe('.a{left:1}')
  })

  test('put the value or the fallback of registered properties where nothing sets them', () => {
    const css =
      '@property --kind{syntax:"*";inherits:false;initial-value:solid}' +
      '@property --size{syntax:"*";inherits:false}' +
      '@layer properties{@supports (a:b){*{--kind:solid;--size:initial}}}' +
      '.a{border-style:var(--kind);line-height:var(--size,calc(1px + (2px)));color:var(--none,red)}'
    const folded = '.a{border-style:solid;line-height:calc(1px + (2px));color:red}'
    expect(cssForPage(css, page)).toBe(folded)
    expect(cssForPage(`${css}.z{--kind:dashed}`, page)).toBe(folded)
    expect(cssForPage(`${css}p{--kind:dashed}`, page)).toContain('border-style:var(--kind)')
    expect(cssForPage(`${css}p{--size:2}`, page)).toContain('var(--size,calc(1px + (2px)))')
  })

  test('put constants where they are used, but for those that change or that the page names', () => {
    const css =
      ':root,:host{--spacing:.25rem;--tone:red;--named:1;--down:var(--spacing)}.b{--tone:blue}' +
      '.a{top:calc(var(--spacing) * -2.5);left:var(--down);color:var(--tone);opacity:var(--named)}'
    const words = wordsOf('<p class="a b" style="order:var(--named)">')
    expect(cssForPage(css, words)).toBe(
      ':root,:host{--tone:red;--named:1}.b{--tone:blue}' +
        '.a{top:-.625rem;left:.25rem;color:var(--tone);opacity:1}',
    )
    const setting = wordsOf('<p class="a b" style="--named:2">')
    expect(cssForPage(css, setting)).toContain('opacity:var(--named)')
  })

  test('put constants into the fallbacks of what may change', () => {
    const css = ':root{--one:1}.a{order:var(--two,var(--one))}p{--two:2}'
    expect(cssForPage(css, page)).toBe('.a{order:var(--two,1)}p{--two:2}')
  })
})
