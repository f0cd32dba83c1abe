import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A backup, a check or a restoration that did not work; the message is a sentence for people. */
export class BackupFailed extends Error {}

/** Milliseconds after which a program is ended: as long as the job of a backup may take. */
const timeLimit = 6 * 60 * 60 * 1_000

type Run = {
  program: string
  args: string[]
  /** Its whole environment: a program gets no secrets that it does not need. */
  env?: Record<string, string>
  input?: Readable
}

/**
 * Runs a program to its end and returns what it printed.
 * @throws {BackupFailed} with the last thing it complained of.
 */
export async function runProgram({ program, args, env = {}, input }: Run): Promise<string> {
  const limit = { timeout: timeLimit, killSignal: 'SIGKILL' } as const
  const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'], ...limit })
  const output = { stdout: '', stderr: '' }
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  // Without a file descriptor left there are no streams, and only `error` tells of it.
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    output.stderr = (output.stderr + text).slice(-10_000)
  })
  // What ends early stops reading; why it ended is told by its exit.
  const fed = input ? pipeline(input, child.stdin).catch(() => {}) : child.stdin?.end()
  const code = await ended.catch((cause: Error) => {
    throw new BackupFailed(`${program} could not be started.`, { cause })
  })
  await fed
  if (code === 0) return output.stdout
  throw new BackupFailed(complaintIn(output.stderr) ?? `${program} ended with ${code}.`)
}

/** The first line that names an error, without the program's name before it. */
function complaintIn(stderr: string): string | null {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((each) => /error|fatal/i.test(each)) ?? lines.at(-1)
  return line ? `${line.replace(/^\S*pg_\w+: |^\S*psql:\S* /, '').slice(0, 400)}` : null
}
