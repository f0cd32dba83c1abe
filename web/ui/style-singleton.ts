import { useEffect } from 'react'

/**
 * Stands in for `react-style-singleton` (astro.config.ts), through which the parts of Radix that
 * keep a page still behind a dialog write their styles. The original puts a style element into the
 * page, which its policy refuses; a stylesheet that a script constructs is let in everywhere.
 * Returns a component whose `styles` hold while one of it is there; the first one's count.
 */
export function styleSingleton() {
  let mounted = 0
  let sheet: CSSStyleSheet | null = null
  return function Style({ styles }: { styles: string }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: the first styles count until all are gone.
    useEffect(() => {
      mounted += 1
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets.push(sheet)
      }
      return () => {
        mounted -= 1
        if (mounted > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        sheet = null
      }
    }, [])
    return null
  }
}
