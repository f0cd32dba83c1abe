import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const megabyte = 1024 * 1024

/** A number of megabytes, which processes and all they start have together. */
export type MemoryLimit = {
  /** The command, to be run within it from its first moment: Node chooses the size of its heap by it. */
  around: (command: readonly [string, ...string[]]) => [string, ...string[]]
  /** Once they have ended. */
  remove: () => void
}

/** The two kinds of control groups that Linux has. */
const kinds = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { root: '/sys/fs/cgroup', limit: 'memory.max' },
]

/**
 * A limit of so many megabytes: who takes more is killed by the system. Undefined where none can be
 * set: on another system than Linux, or by somebody who may not.
 */
export function memoryLimit(megabytes: number): MemoryLimit | undefined {
  for (const { root, limit } of kinds) {
    const group = join(root, `loomwork-${process.pid}`)
    try {
      mkdirSync(group)
    } catch {
      continue
    }
    if (!existsSync(join(group, limit))) {
      rmdirSync(group)
      continue
    }
    writeFileSync(join(group, limit), String(megabytes * megabyte))
    const enter = 'echo $$ > "$0" && exec "$@"'
    return {
      around: (command) => ['sh', '-c', enter, join(group, 'cgroup.procs'), ...command],
      remove: () => rmdirSync(group),
    }
  }
  return undefined
}

/** The most that a process, and none that it started, had at once, in megabytes; undefined elsewhere than on Linux. */
export function peakOf(pid: number): number | undefined {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return undefined
  return Math.round(Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024)
}
