import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brand } from '#content/brand.ts'

const file = fileURLToPath(new URL('../web/ui/brand-colors.css', import.meta.url))

/** The firm's colours as Tailwind's tokens; `paperDeep` is `--color-paper-deep`. */
export function brandColorsCss(colors: Readonly<Record<string, string>> = brand.colors): string {
  const tokens = Object.entries(colors).map(
    ([name, value]) =>
      `  --color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`,
  )
  return `/* The colours of content/brand.ts, written by tooling/brand-colors.ts before each build. */
@theme {
  --color-*: initial;
${tokens.join('\n')}
}
`
}

/** Brings `web/ui/brand-colors.css` up to date with `content/brand.ts`. */
export async function writeBrandColors(): Promise<void> {
  const css = brandColorsCss()
  if ((await readFile(file, 'utf8').catch(() => '')) !== css) await writeFile(file, css)
}
