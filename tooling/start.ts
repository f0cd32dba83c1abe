/**
 * `npm start`: builds what is not current of site and server, and then is the server.
 *
 * Npm hands a signal to the shell it runs, and shells keep it to themselves. So the script says
 * `exec`, which puts this process in the shell's place; what follows its `||` is for the shell of
 * Windows, which knows no `exec` and no signals either.
 */
import { buildFirst } from './build-first.ts'
import { endWithParent } from './end-with-parent.ts'

endWithParent()
await buildFirst()
await import(new URL('../dist/server/main.js', import.meta.url).href)
