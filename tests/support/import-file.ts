import { importCalls } from '#shared/office-calls.ts'
import type { Client } from './client.ts'

/** The head of a file of people. */
export const head = 'Name,Email,Phone,Company,Tags,Owner'
/** A file of people, by its rows. */
export const csv = (...rows: string[]) => [head, ...rows].join('\n')

/** Brings a file of people, as the back-office sends one. */
export async function sendFile(
  admin: Client,
  text: string | Uint8Array<ArrayBuffer>,
  { name = 'people.csv', encoding }: { name?: string; encoding?: string } = {},
) {
  const form = new FormData()
  if (encoding !== undefined) form.append('encoding', encoding)
  form.append('file', new Blob([text], { type: 'text/csv' }), name)
  const encoded = new Response(form)
  return admin.send('POST', importCalls.list, {
    raw: new Uint8Array(await encoded.arrayBuffer()),
    headers: { 'Content-Type': encoded.headers.get('Content-Type') ?? '' },
  })
}
