import { spawnSync } from 'node:child_process'

/** Whether the programs of Poppler, a reader of PDF documents, are on this machine. */
export const havePoppler = (): boolean => spawnSync('pdftotext', ['-v']).error === undefined

/** What one of Poppler's programs prints. @throws {Error} with what it complains of */
function printed(program: string, args: string[], pdf: Uint8Array): string {
  const { stdout, stderr, error } = spawnSync(program, args, { input: pdf })
  if (error) throw error
  if (stderr.length > 0) throw new Error(`${program}: ${stderr}`)
  return stdout.toString()
}

/** The lines of a document as Poppler reads them; what stands in one row is one line. */
export const linesRead = (pdf: Uint8Array): string[] =>
  printed('pdftotext', ['-layout', '-nopgbrk', '-', '-'], pdf).split('\n')

/** The fonts that a document names, and whether it holds them. */
export const fontsRead = (pdf: Uint8Array): { name: string; embedded: boolean }[] =>
  printed('pdffonts', ['-'], pdf)
    .split('\n')
    .slice(2)
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns.length > 5)
    .map((columns) => ({ name: columns[0] ?? '', embedded: columns.at(-5) === 'yes' }))
