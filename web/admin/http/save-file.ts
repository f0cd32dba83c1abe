import { type CallOptions, fetchSignedIn } from './call.ts'

/** Fetches a file, which a link could not, for it carries no token, and hands it to the browser to save. */
export async function saveFile(path: string, name: string, options?: CallOptions): Promise<void> {
  const url = URL.createObjectURL(await (await fetchSignedIn(path, options)).blob())
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  // The browser has taken it up by then; at once would be too early for some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
