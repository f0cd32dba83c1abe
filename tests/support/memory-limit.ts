import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const megabyte = 1024 * 1024

/** A process and all it starts, within a number of megabytes. */
export type MemoryLimit = {
  /** The most that they had at once, in megabytes, with what the system kept of their files. */
  peak: () => number
  /** Once they have ended. */
  remove: () => void
}

/** The files of the two kinds of control groups that Linux has. */
const kinds = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', peak: 'memory.peak' },
]

/**
 * Lets a process that has just been started, and all that it starts, have so many megabytes: whoever
 * takes more is killed by the system. Undefined where no such limit can be set: on another system
 * than Linux, or by somebody who may not.
 */
export function limitMemory(pid: number, megabytes: number): MemoryLimit | undefined {
  for (const { root, limit, peak } of kinds) {
    const group = join(root, `loomwork-${pid}`)
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
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
    return {
      peak: () => Math.round(Number(readFileSync(join(group, peak), 'utf8')) / megabyte),
      remove: () => rmdirSync(group),
    }
  }
  return undefined
}
