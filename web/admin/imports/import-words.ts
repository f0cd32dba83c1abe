import type { Import } from '#shared/imports/schema.ts'
import { importStateLabels } from '#shared/imports/vocabulary.ts'
import type { Undone } from '#shared/journal/schema.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const number = (count: number) => count.toLocaleString('en-US')

/** `1 row`, `12 rows`. */
export const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`

export const stateTones: Record<Import['state'], BadgeTone> = {
  mapping: 'yellow',
  checking: 'blue',
  ready: 'blue',
  running: 'blue',
  stopped: 'yellow',
  done: 'green',
  reverted: 'neutral',
}

export const stateLabel = ({ state }: Pick<Import, 'state'>) => importStateLabels[state]

/** How far an import is, as one sentence. */
export function progressSentence({ state, progress, rows }: Import): string {
  const places = `${number(progress)} of ${counted(rows, 'row', 'rows')}`
  switch (state) {
    case 'mapping':
      return 'Say what the columns are; then the rows are checked.'
    case 'checking':
      return `Checking ${places}`
    case 'ready':
      return `${counted(rows, 'row', 'rows')} checked. Nobody is changed yet.`
    case 'running':
      return `Importing ${places}`
    case 'stopped':
      return `Stopped at ${places}. Resume to import the rest.`
    case 'done':
      return `Finished: ${counted(rows, 'row', 'rows')}`
    case 'reverted':
      return 'Reverted. What it did is undone.'
  }
}

/** What a revert left because somebody changed it since, or that nothing was. */
export function keptSentence(kept: Undone['kept']): string {
  const of = (wanted: (field: string) => boolean) =>
    new Set(kept.filter(({ field }) => wanted(field)).map(({ record }) => record.id)).size
  const stay = of((field) => field === 'added')
  const changed = of((field) => field !== 'added')
  const sentences = [
    stay > 0 &&
      `${counted(stay, 'person stays', 'people stay')}: somebody changed them, or wrote about them, since.`,
    changed > 0 &&
      `${counted(changed, 'person keeps', 'people keep')} what somebody changed since.`,
  ].filter((sentence) => sentence !== false)
  return sentences.join(' ') || 'Everything is as it was before.'
}
