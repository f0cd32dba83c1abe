import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Puts the names in a folder on the disk: a power cut neither loses a file made in it nor brings a removed one back. */
export function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
