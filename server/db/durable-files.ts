import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Stream = { nfd?: number; node: unknown }
type NodeFileSystem = {
  stream_ops: { fsync?: (stream: Stream) => number }
  node_ops: {
    mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
    setattr: (node: unknown, attributes: { mode?: number }) => void
  }
  realPath: (node: unknown) => string
}

const nodeFileSystemOf = (module: object) => (module as { NODEFS: NodeFileSystem }).NODEFS

/**
 * Ends the process when the disk did not keep what was written, as PostgreSQL does: PGlite would
 * answer the call as if it had been kept. The next start goes on from what was.
 */
function endWithoutAnswer(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error)
  process.stderr.write(`The disk did not keep what was written to the database: ${reason}.\n`)
  process.exit(1)
}

/** All but what its owner may do with a file or folder. */
const others = 0o077

/**
 * The embedded database's files, with a working `fsync`: PGlite's own file system has none, so
 * that PostgreSQL's flushes would return without having reached the disk (design.md §2). And they are
 * made as their owner's alone, where PGlite lets everybody read and write them.
 * `onSync` is called after each flush; tests count with it.
 */
export class DurableFiles extends NodeFS {
  readonly #onSync: () => void

  constructor(dataDir: string, onSync: () => void = () => {}) {
    super(dataDir)
    this.#onSync = onSync
  }

  override async init(...args: Parameters<NodeFS['init']>) {
    const prepared = await super.init(...args)
    const { preRun } = prepared.emscriptenOpts
    const hooks = preRun === undefined ? [] : [preRun].flat()
    const mendFiles = (module: object) => {
      const files = nodeFileSystemOf(module)
      const { mknod, setattr } = files.node_ops
      files.node_ops.mknod = (parent, name, mode, device) =>
        mknod(parent, name, mode & ~others, device)
      // It sets the rights that were asked for once more when a file was made.
      files.node_ops.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~others })
      files.stream_ops.fsync = (stream) => {
        try {
          this.#sync(stream, files)
        } catch (error) {
          endWithoutAnswer(error)
        }
        return 0
      }
    }
    return {
      ...prepared,
      emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...hooks, mendFiles] },
    }
  }

  #sync(stream: Stream, files: NodeFileSystem) {
    if (stream.nfd !== undefined) fsyncSync(stream.nfd)
    else {
      // A folder is opened without a descriptor of its own.
      const folder = openSync(files.realPath(stream.node), 'r')
      try {
        fsyncSync(folder)
      } finally {
        closeSync(folder)
      }
    }
    this.#onSync()
  }
}
