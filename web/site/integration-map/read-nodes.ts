/** A platform of the drawn map, as shared/integration-map/map-view.ts takes it. */
export type DrawnNode = {
  id: string
  element: HTMLElement
  tile: HTMLAnchorElement
  connections: readonly string[]
  capabilities: readonly string[]
  integrationPaths: readonly unknown[]
}

/** The two platforms that a drawn thread joins. */
export function endsOf(line: SVGElement): [string, string] {
  const [from = '', to = ''] = line.dataset.line?.split(' ') ?? []
  return [from, to]
}

/** Reads the platforms out of the drawn map, and from the threads who is connected. */
export function readNodes(map: HTMLElement): DrawnNode[] {
  const lines = [...map.querySelectorAll<SVGElement>('[data-line]')].map(endsOf)
  return [...map.querySelectorAll<HTMLElement>('[data-node]')].flatMap((element) => {
    const tile = element.querySelector('a')
    const { node: id } = element.dataset
    if (!tile || !id) return []
    const connections = lines
      .filter((ends) => ends.includes(id))
      .map(([from, to]) => (from === id ? to : from))
    return [{ id, element, tile, connections, capabilities: [], integrationPaths: [] }]
  })
}
