import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brand } from '#content/brand.ts'

const file = fileURLToPath(new URL('../web/ui/brand-colors.css', import.meta.url))

type Colors = Readonly<Record<string, string>>

const token = (name: string, value: string) =>
  `  --color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value};`

/**
 * The firm's colours as Tailwind's tokens; `paperDeep` is `--color-paper-deep`. One that differs by
 * night has both values, and the `color-scheme` of the place where it is used chooses.
 */
export function brandColorsCss(
  day: Colors = brand.colors,
  night: Colors = brand.nightColors,
  grounds: Colors = brand.grounds,
): string {
  const tokens = [
    ...Object.entries(day).map(([name, value]) =>
      token(name, night[name] ? `light-dark(${value}, ${night[name]})` : value),
    ),
    ...Object.entries(grounds).map(([name, value]) => token(name, value)),
  ]
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
