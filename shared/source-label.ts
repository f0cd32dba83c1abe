import { manualSource } from './leads/vocabulary.ts'

/** Where a record came from as people read it: what a program has named gets words. */
export function sourceLabel(source: string): string {
  if (source.toLowerCase() === manualSource) return 'Entered by hand'
  if (!/^[a-z0-9]+([_-][a-z0-9]+)*$/.test(source)) return source
  const words = source.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
