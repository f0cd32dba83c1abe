import { saveFile } from '#web/ui/save-file.ts'
import { type CallOptions, fetchSignedIn } from './call.ts'

/** Fetches a file, which a link could not, for it carries no token, and hands it to the browser to save. */
export async function saveAnswer(path: string, name: string, options?: CallOptions): Promise<void> {
  saveFile(await (await fetchSignedIn(path, options)).blob(), name)
}
