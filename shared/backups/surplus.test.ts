import { expect, test } from 'vitest'
import { surplusBackups } from './surplus.ts'
import type { BackupState } from './vocabulary.ts'

const now = new Date('2026-06-30T12:00:00Z')
const day = 24 * 60 * 60 * 1000

/** `'3 done'`: three days old; `!` marks one that a check found damaged. */
const backup = (words: string) => {
  const [age = '', state = ''] = words.split(' ')
  return {
    id: words,
    state: state.replace('!', '') as BackupState,
    startedAt: new Date(now.getTime() - Number(age) * day),
    intact: state.endsWith('!') ? false : null,
  }
}

test.each([
  ['no more than are kept: all stay', ['1 done', '2 done'], 2, []],
  ['the oldest goes first', ['1 done', '3 done', '2 done'], 2, ['3 done']],
  ['the order they come in does not matter', ['3 done', '1 done'], 1, ['3 done']],
  ['damaged ones take no place', ['1 done!', '2 done', '3 done'], 2, []],
  ['damaged ones go when they are the older', ['1 done', '2 done!'], 1, ['2 done!']],
  ['failures take no place', ['1 failed', '2 done', '3 failed'], 1, ['3 failed']],
  ['one being made is left alone', ['70 running', '1 done'], 1, []],
  ['what is too old goes, even alone', ['60 done', '60.5 failed'], 5, ['60 done', '60.5 failed']],
  ['just young enough stays', ['57.9 done'], 5, []],
])('%s', (_what, all, keep, gone) => {
  expect(surplusBackups(all.map(backup), keep, now).toSorted()).toEqual(gone.toSorted())
})
