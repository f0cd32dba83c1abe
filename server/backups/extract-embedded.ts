import { extract } from 'tar'
import { BackupFailed } from './run-program.ts'

/**
 * Unpacks an archive of the embedded database: its files come to lie in `place/pg`.
 * @throws {BackupFailed} when it can not be read to its end.
 */
export async function extractEmbedded(file: string, place: string): Promise<void> {
  try {
    await extract({ file, cwd: place, strict: true })
  } catch (cause) {
    throw new BackupFailed('The file is damaged: it can not be unpacked.', { cause })
  }
}
