import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { suppressionReasons } from '#shared/privacy/vocabulary.ts'

const line = z.object({
  at: z.iso.datetime(),
  reason: z.enum(suppressionReasons),
  key: z.string(),
  mark: z.string(),
})
export type ErasureLogLine = z.output<typeof line>

/** Beside the database, not in it: a backup that is restored does not take it back. */
export const erasureLogFile = (dataDir: string) => join(dataDir, 'erasures.jsonl')

function parse(text: string): ErasureLogLine[] {
  try {
    return [line.parse(JSON.parse(text))]
  } catch {
    // The last line of a process that was killed; the next run writes it again.
    return []
  }
}

/** Every erasure this folder knows of; what is in it names nobody. */
export async function readErasureLog(dataDir: string): Promise<ErasureLogLine[]> {
  const file = erasureLogFile(dataDir)
  if (!existsSync(file)) return []
  return (await readFile(file, 'utf8')).split('\n').flatMap(parse)
}

/** Adds to the log what is not in it yet, on the disk before it answers. */
export async function appendToErasureLog(
  dataDir: string,
  all: readonly ErasureLogLine[],
): Promise<void> {
  if (all.length === 0) return
  const known = await readErasureLog(dataDir)
  const lines = all.filter(
    (each) => !known.some(({ mark, reason }) => mark === each.mark && reason === each.reason),
  )
  if (lines.length === 0) return
  const file = erasureLogFile(dataDir)
  await mkdir(dirname(file), { recursive: true })
  const handle = await open(file, 'a', 0o600)
  try {
    // A line of its own, whatever a killed process left before it.
    await handle.write(lines.map((each) => `\n${JSON.stringify(each)}`).join(''))
    await handle.sync()
  } finally {
    await handle.close()
  }
}
