import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

/**
 * Lets this thread import .tsx files, which type stripping alone can not read. Only workers that
 * draw call it: requests are never served by a thread that transforms code (decision 008).
 */
export function readTsx(): void {
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.startsWith('file:') || !url.endsWith('.tsx')) return nextLoad(url, context)
      const file = fileURLToPath(url)
      const { code } = transformSync(readFileSync(file, 'utf8'), {
        loader: 'tsx',
        jsx: 'automatic',
        format: 'esm',
        target: 'esnext',
        sourcefile: file,
        sourcemap: 'inline',
      })
      return { format: 'module', source: code, shortCircuit: true }
    },
  })
}
