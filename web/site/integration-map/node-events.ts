import type { MapEvent, PointerKind } from '#shared/integration-map/map.ts'
import type { DrawnNode } from './read-nodes.ts'

/** Makes a platform's link the button it is with script, and tells the machine what happens to it. */
export function listenToNode(
  { id, tile }: DrawnNode,
  send: (event: MapEvent<string>) => void,
): void {
  let pressedWith: PointerKind = 'mouse'
  let focused = false
  tile.role = 'button'
  tile.setAttribute('aria-describedby', 'map-label')

  tile.addEventListener('pointerenter', ({ pointerType }) =>
    send({ type: 'enter', node: id, pointer: kindOf(pointerType) }),
  )
  tile.addEventListener('pointerleave', ({ pointerType }) =>
    send({ type: 'leave', node: id, pointer: kindOf(pointerType) }),
  )
  tile.addEventListener('pointerdown', ({ pointerType }) => {
    pressedWith = kindOf(pointerType)
  })
  tile.addEventListener('focus', () => {
    focused = tile.matches(':focus-visible')
    if (focused) send({ type: 'focus', node: id })
  })
  tile.addEventListener('blur', () => {
    if (focused) send({ type: 'blur', node: id })
    focused = false
  })
  tile.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return
    event.preventDefault()
    tile.click()
  })
  tile.addEventListener('click', (event) => {
    event.preventDefault()
    // A click without a count is the keyboard's, and has no place of its own.
    const byKeyboard = event.detail === 0
    const at = byKeyboard ? middleOf(tile) : { x: event.clientX, y: event.clientY }
    send({ type: 'press', node: id, at, pointer: byKeyboard ? 'keyboard' : pressedWith })
  })
}

const kindOf = (pointerType: string): PointerKind =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
