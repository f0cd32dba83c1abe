import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openEmbedded } from '#server/db/open-embedded.ts'

/** Makes a migrated embedded database inside `folder`, to be copied, and answers where it is. */
export async function embeddedTemplate(folder: string): Promise<string> {
  const template = join(folder, 'template')
  const database = await openEmbedded(template)
  await migrate(database.db)
  await database.close()
  return template
}
