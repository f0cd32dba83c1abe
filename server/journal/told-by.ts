import { type SQL, sql } from 'drizzle-orm'
import { changeItems, changes } from '../db/schema.ts'
import { tagField } from './write-change.ts'

/** The records that tell of people and companies, whose fields are then part of the same change. */
const isTelling = sql.raw(`item.noun in ('lead', 'consultation', 'submission')`)

/**
 * That an item says what these records, and no others, have told of people and companies: it stands in a change of
 * them alone, or in one that takes such a change back. What tags were merged for they did not tell.
 */
export const toldBy = (ids: readonly string[]): SQL => {
  const these = sql`${`{${ids.join()}}`}::uuid[]`
  const isOfOthers = (changeId: SQL) => sql`exists (
    select 1 from ${changeItems} as item
    where item.change_id = ${changeId} and ${isTelling} and item.record_id <> all(${these}))`
  return sql`(${changeItems.noun} in ('person', 'company') and ${changeItems.field} <> ${tagField}
    and ${changeItems.changeId} in (
      with recursive alone as (
        select item.change_id as id from ${changeItems} as item
        where item.record_id = any(${these}) and ${isTelling} and not ${isOfOthers(sql`item.change_id`)}
        union
        select later.id from ${changes} as later join alone on later.undoes = alone.id
        where not ${isOfOthers(sql`later.id`)})
      select id from alone))`
}
