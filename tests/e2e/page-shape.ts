import type { Page } from '@playwright/test'
import { unstyledClasses } from '#tests/support/unstyled-classes.ts'

/** The tallest part of a page in which nothing is to be read or seen, in pixels. */
const mostBlank = 420

/** The ground of the home page's hero, as high as what stands on it. */
const ground = '.loom-canvas'

/**
 * What is wrong with the page as it stands, in a line each: a drawing taller than the window, a
 * stretch of more than {@link mostBlank} pixels without a word or a drawing, and a class that no
 * stylesheet has a rule for. A page that has lost its styles is all three.
 */
export const shapeFaults = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ mostBlank, ground, unstyled }) => {
      type Stretch = { top: number; bottom: number }
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const stretchOf = ({ top, bottom }: DOMRect): Stretch => ({
        top: top + window.scrollY,
        bottom: bottom + window.scrollY,
      })

      const drawings = [
        ...document.querySelectorAll(':not(svg) > svg, canvas, img, video, iframe'),
      ].filter(isSeen)
      const tooTall = drawings
        .filter((drawing) => !drawing.matches(ground))
        .filter((drawing) => drawing.getBoundingClientRect().height > window.innerHeight)
        .map((drawing) => `taller than the window: ${drawing.outerHTML.slice(0, 120)}`)

      const seen: Stretch[] = [
        ...drawings,
        ...[...document.querySelectorAll('button, input, select, textarea')].filter(isSeen),
      ].map((element) => stretchOf(element.getBoundingClientRect()))
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement || !isSeen(node.parentElement))
          continue
        const range = document.createRange()
        range.selectNodeContents(node)
        seen.push(...[...range.getClientRects()].map(stretchOf))
      }
      const blank: string[] = []
      let end = 0
      for (const { top, bottom } of seen.sort((a, b) => a.top - b.top)) {
        if (top - end > mostBlank) blank.push(`blank from ${Math.round(end)} to ${Math.round(top)}`)
        end = Math.max(end, bottom)
      }
      const last = document.documentElement.scrollHeight
      if (last - end > mostBlank) blank.push(`blank from ${Math.round(end)} to ${last}`)

      const named = new Set<string>()
      const plain = (name: string) =>
        name
          .replace(/\\([\da-f]{1,6})\s?/gi, (_, code) =>
            String.fromCodePoint(Number.parseInt(code, 16)),
          )
          .replace(/\\(.)/g, '$1')
      const visit = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSStyleRule) {
            for (const [, name = ''] of rule.selectorText.matchAll(
              /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-])+)/gi,
            ))
              named.add(plain(name))
          }
          const onPaper = rule instanceof CSSMediaRule && rule.conditionText === 'print'
          if ('cssRules' in rule && !onPaper) visit(rule.cssRules as CSSRuleList)
        }
      }
      for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
        visit(sheet.cssRules)
      const classes = new Set(
        [...document.querySelectorAll('[class]')]
          // What is not drawn yet may have its styles fetched.
          .filter((element) => element.checkVisibility())
          .flatMap((element) => [...element.classList]),
      )
      const bare = [...classes]
        .filter((name) => !named.has(name) && !new RegExp(unstyled).test(name))
        .map((name) => `no rule for the class ${name}`)
      return [...tooTall, ...blank, ...bare]
    },
    { mostBlank, ground, unstyled: unstyledClasses.source },
  )
