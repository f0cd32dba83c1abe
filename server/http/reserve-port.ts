import { once } from 'node:events'
// biome-ignore lint/style/noRestrictedImports: it listens, and calls nobody.
import { type AddressInfo, createServer } from 'node:net'

/**
 * Holds a port that the system chooses, so that nobody else gets it. `release` lets it go at once,
 * for whoever listens on it next.
 * @throws what the system says of a host that is not one of its own.
 */
export async function reservePort(
  host: string,
): Promise<{ port: number; release: () => Promise<void> }> {
  // Nobody knows of it yet; who finds it is not kept waiting.
  const holder = createServer((stranger) => stranger.destroy()).listen(0, host)
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  const release = async () => {
    holder.close()
    await once(holder, 'close')
  }
  return { port, release }
}
