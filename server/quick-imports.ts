import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

/*
 * Makes the imports that follow it quick (decision 016); imported for that alone, before all else.
 *
 * For each module of a package, and for each import of one, Node 26 parses the whole `exports` of
 * that package's manifest again. Drizzle's has 179 KB and is asked some 400 times in a start, which
 * took 0.7 of its 3 seconds; so its addresses are worked out here, once each.
 */

const answered = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const parent = context.parentURL ?? ''
    if (specifier.startsWith('.') && parent.includes('/node_modules/drizzle-orm/')) {
      const url = new URL(specifier, parent).href
      return { url, format: url.endsWith('.cjs') ? 'commonjs' : 'module', shortCircuit: true }
    }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const known = answered.get(specifier)
    if (known) return known
    const answer = { ...next(specifier, context), format: 'module', shortCircuit: true }
    answered.set(specifier, answer)
    return answer
  },
})

// What is read once is kept without its types, ready to run; a folder that can not be written is no loss.
enableCompileCache(fileURLToPath(new URL('../dist/compile-cache', import.meta.url)))
