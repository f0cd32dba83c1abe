import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { embeddedTemplate } from '#tests/support/embedded-template.ts'
import { buildServer } from '../../tooling/build-server.ts'

/** Where the workers find the database of a fresh install, which takes seconds to make anew. */
export const templateVariable = 'LOOMWORK_E2E_TEMPLATE'

export default async function setup() {
  await buildServer()
  const folder = mkdtempSync(join(tmpdir(), 'loomwork-e2e-template-'))
  process.env[templateVariable] = await embeddedTemplate(folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
