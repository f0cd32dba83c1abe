/** Opens the embedded database in the folder that is named and prints how many rows its tables hold. */
import { openEmbedded } from '../db/open-embedded.ts'
import { countRows } from './count-rows.ts'

const { db, close } = await openEmbedded(process.argv[2] ?? '')
const rows = await countRows(db)
await close()
process.stdout.write(JSON.stringify(rows))
