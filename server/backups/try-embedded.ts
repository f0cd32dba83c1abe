import { z } from 'zod'
import { programFile } from '../folders.ts'
import { extractEmbedded } from './extract-embedded.ts'
import { BackupFailed, runProgram } from './run-program.ts'

/**
 * Unpacks a copy of an embedded database into `place`, opens it there and answers its rows. In a
 * process of its own: opening a database takes a second in which this one would answer nobody.
 * @throws {BackupFailed}
 */
export async function tryEmbedded(file: string, place: string): Promise<Record<string, number>> {
  await extractEmbedded(file, place)
  const args = [programFile('read-embedded'), place]
  const said = await runProgram({ program: process.execPath, args }).catch((cause) => {
    throw new BackupFailed('The copy was unpacked, but no database could be opened from it.', {
      cause,
    })
  })
  return z.record(z.string(), z.number()).parse(JSON.parse(said))
}
