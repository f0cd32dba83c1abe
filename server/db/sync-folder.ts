import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

function sync(path: string) {
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Puts the names in a folder on the disk: a power cut neither loses a file made in it nor brings a removed one back. */
export const syncFolder: (path: string) => void = sync

/** Puts all that is in a folder, and in the folders in it, on the disk. */
export function syncTree(path: string): void {
  for (const { parentPath, name } of readdirSync(path, { recursive: true, withFileTypes: true })) {
    sync(join(parentPath, name))
  }
  sync(path)
}
