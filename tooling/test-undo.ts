/**
 * `npm run test:undo`: the properties of undo with 10,000 sequences each, on each database; hours, on a small
 * machine. UNDO_SEQUENCES says how many, SEED=random tries others than the last run.
 */
import { spawnSync } from 'node:child_process'

const { UNDO_SEQUENCES = '10000' } = process.env
const files = ['server/history/undo-laws', 'tests/faults/undo', 'tests/faults/merge']
const { status } = spawnSync('vitest', ['run', '--project', 'long', ...files], {
  stdio: 'inherit',
  env: { ...process.env, LANE: 'long', UNDO_SEQUENCES },
})
process.exitCode = status ?? 1
