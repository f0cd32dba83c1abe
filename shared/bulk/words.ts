import type { SkipReason } from './schema.ts'

const words: Record<SkipReason, (n: string) => string> = {
  same: (n) => `${n} so already`,
  gone: (n) => `${n} no longer there`,
  tags: (n) => `${n} with too many tags`,
  overlap: (n) => `${n} at a time their host has given to another`,
}

/** What a change of many records left, and why; undefined where it left nothing. */
export function skippedSentence(skipped: readonly { reason: SkipReason }[]): string | undefined {
  if (skipped.length === 0) return undefined
  const counted = [...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, some]) =>
    words[reason](some.length.toLocaleString('en')),
  )
  return `Left as they were: ${counted.join(', ')}.`
}
