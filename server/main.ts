/** The product's process: makes imports quick, then makes them. */
import './quick-imports.ts'

await import('./serve.ts')
