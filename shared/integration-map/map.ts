import type { Machine } from '../scheduler.ts'

/** How long the connections of a node stay in view after hover ends (public-site.md §9). */
const hoverLinger = 300

export type MapState<Id extends string> = {
  /** The node under the pointer or the keyboard's focus. */
  readonly hovered: Id | null
  /** The node whose connections show: the hovered one, or for 300 ms the one hovered last. */
  readonly shown: Id | null
  readonly selected: Id | null
  /** The height of the selecting click, in pixels of the page; null with no selection. */
  readonly at: number | null
  /** Touch has no hover: the connections of a tapped node show for as long as it is selected. */
  readonly byTouch: boolean
}

export type PointerKind = 'mouse' | 'pen' | 'touch'

export type MapEvent<Id extends string> =
  | { readonly type: 'enter'; readonly node: Id; readonly pointer: PointerKind }
  | { readonly type: 'leave'; readonly node: Id; readonly pointer: PointerKind }
  /** Of a node only where it is visible (`:focus-visible`): a click focuses too, and is a `press`. */
  | { readonly type: 'focus'; readonly node: Id }
  | { readonly type: 'blur'; readonly node: Id }
  /** A click, a tap, or Enter and Space, whose height is that of the node's middle. */
  | {
      readonly type: 'press'
      readonly node: Id
      readonly at: number
      readonly pointer: PointerKind | 'keyboard'
    }
  /** The close button of the card, or a press outside of it. */
  | { readonly type: 'close' }
  /** Esc: closes what is selected, else hides what hover or focus shows (WCAG 1.4.13). */
  | { readonly type: 'escape' }
  | { readonly type: 'lingerEnd' }

/** The six nodes' machine: hover with its linger, and a selection that is independent of it. */
export type MapMachine<Id extends string> = Machine<MapState<Id>, MapEvent<Id>>

const still = { hovered: null, shown: null, selected: null, at: null, byTouch: false } as const

function press<Id extends string>(
  state: MapState<Id>,
  { node, at, pointer }: Extract<MapEvent<Id>, { type: 'press' }>,
): MapState<Id> {
  if (state.selected === node) return deselect(state)
  const selection = { ...state, selected: node, at }
  return pointer === 'touch'
    ? { ...selection, hovered: node, shown: node, byTouch: true }
    : selection
}

function deselect<Id extends string>(state: MapState<Id>): MapState<Id> {
  if (state.selected === null) return state
  return state.byTouch ? still : { ...state, selected: null, at: null }
}

function point<Id extends string>(state: MapState<Id>, node: Id): MapState<Id> {
  if (state.hovered === node && !state.byTouch) return state
  return { ...state, hovered: node, shown: node, byTouch: false }
}

function unpoint<Id extends string>(state: MapState<Id>, node: Id): MapState<Id> {
  return state.hovered === node && !state.byTouch ? { ...state, hovered: null } : state
}

function reduce<Id extends string>(state: MapState<Id>, event: MapEvent<Id>): MapState<Id> {
  switch (event.type) {
    case 'enter':
      return event.pointer === 'touch' ? state : point(state, event.node)
    case 'leave':
      return event.pointer === 'touch' ? state : unpoint(state, event.node)
    case 'focus':
      // Its card takes the focus, which is no pointer of its own: what a tap shows goes with it.
      return state.byTouch && state.selected === event.node ? state : point(state, event.node)
    case 'blur':
      return unpoint(state, event.node)
    case 'press':
      return press(state, event)
    case 'close':
      return deselect(state)
    case 'escape':
      if (state.selected !== null) return deselect(state)
      return state.shown === null ? state : still
    case 'lingerEnd':
      return state.hovered === null && state.shown !== null ? { ...state, shown: null } : state
  }
}

/** The machine of the integration map; `Id` is the union of the node ids (public-site.md §4). */
export const createIntegrationMap = <Id extends string>(): MapMachine<Id> => ({
  initial: still,
  reduce,
  nextTimer: ({ hovered, shown }) =>
    hovered === null && shown !== null
      ? { delay: hoverLinger, event: { type: 'lingerEnd' } }
      : null,
})
