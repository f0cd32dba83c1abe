/** The product's process: what concerns the runtime first, then the server. */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { folders } from './folders.ts'

// Before the first import of ours: a stack names the lines that were written, not those of the bundle.
process.setSourceMapsEnabled(true)
// What was compiled once is kept; a folder that can not be written is no loss.
enableCompileCache(join(folders.dist, 'compile-cache'))

await import('./serve.ts')
