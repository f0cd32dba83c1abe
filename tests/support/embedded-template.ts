import { join } from 'node:path'
import { migrate } from '#server/db/migrate.ts'
import { openEmbedded } from '#server/db/open-embedded.ts'

/** Where {@link embeddedTemplate} puts it. */
export const embeddedTemplateIn = (folder: string) => join(folder, 'template')

/** Makes a migrated embedded database inside `folder`, to be copied, and returns where it is. */
export async function embeddedTemplate(folder: string): Promise<string> {
  const template = embeddedTemplateIn(folder)
  const database = await openEmbedded(template)
  await migrate(database.db)
  await database.close()
  return template
}
