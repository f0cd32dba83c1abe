import { accessSync, constants, statfsSync } from 'node:fs'

const memory = '/dev/shm'
/** Bytes that the data folders of a run take at most, with room to spare. */
const wanted = 4 * 1024 ** 3

function hasRoom() {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= wanted
  } catch {
    return false
  }
}

/**
 * Has this process and those it starts keep their temporary files in memory, where the machine has
 * room for them: the databases of the tests flush thousands of times, and no test cuts the power.
 * The tests of server/accounts took 163 s instead of 235.
 */
export function keepTemporaryFilesInMemory() {
  if (hasRoom()) process.env.TMPDIR ??= memory
}
