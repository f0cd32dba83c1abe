import type { MapState } from '#shared/integration-map/map.ts'
import { isLineLit, nodeLook } from '#shared/integration-map/map-view.ts'
import { type DrawnNode, endsOf } from './read-nodes.ts'

/** Draws who is connected: the look of every platform, and the threads that are lit. */
export function showThreads(
  map: HTMLElement,
  nodes: readonly DrawnNode[],
  state: MapState<string>,
): void {
  map.toggleAttribute('data-pointed', state.shown !== null)
  for (const { id, element, tile } of nodes) {
    element.dataset.look = nodeLook(nodes, state, id)
    tile.ariaPressed = String(state.selected === id)
  }
  for (const line of map.querySelectorAll<SVGElement>('[data-line]')) {
    line.toggleAttribute('data-lit', isLineLit(nodes, state, endsOf(line)))
  }
}
