import { type BackupState, longestKept } from './vocabulary.ts'

type Kept = {
  id: string
  state: BackupState
  startedAt: Date
  /** What a check found; null before one. */
  intact: boolean | null
}

const day = 24 * 60 * 60 * 1000

/**
 * The ids of the backups that go: what is too old, and what is older than the newest `keep` good
 * ones. One that is known to be damaged takes no good one's place.
 */
export function surplusBackups(backups: readonly Kept[], keep: number, now: Date): string[] {
  const ended = backups.filter(({ state }) => state !== 'running')
  const good = ended
    .filter(({ state, intact }) => state === 'done' && intact !== false)
    .toSorted((a, b) => b.startedAt.getTime() - a.startedAt.getTime())
  const oldestKept = good[keep - 1]?.startedAt ?? new Date(0)
  const tooOld = new Date(now.getTime() - longestKept * day)
  return ended
    .filter(({ startedAt }) => startedAt < oldestKept || startedAt < tooOld)
    .map(({ id }) => id)
}
