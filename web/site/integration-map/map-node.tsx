import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef } from 'react'
import type { PlatformId, PlatformNode } from '#content/types/integration-map.ts'
import type { MapEvent, PointerKind } from '#shared/integration-map/map.ts'
import type { NodeEmphasis } from '#shared/integration-map/map-view.ts'
import { demoPage } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { Mark } from '../marks/mark.tsx'
import { useHydrated } from '../motion/hooks.ts'

type MapNodeProps = {
  node: PlatformNode
  emphasis: NodeEmphasis
  selected: boolean
  /** The id of the label that tells about the platform shown. */
  describedBy: string
  send: (event: MapEvent<PlatformId>) => void
}

/**
 * Where each platform stands, and when it appears, for it and for what is said of it:
 * rules for the page's head, since its policy refuses styles on an element.
 */
export const nodePlaces = (nodes: readonly PlatformNode[]): string =>
  nodes
    .map(
      ({ id, position: { x, y }, delay }) =>
        `[data-node=${id}]{--x:${x}%;--y:${y}%;--delay:${delay}ms}`,
    )
    .join('')

/** A platform on the map: a link in plain reading, a button once the map runs. */
export function MapNode({ node, emphasis, selected, describedBy, send }: MapNodeProps) {
  const { id, name, hasLabel } = node
  const runs = useHydrated()
  const pressedWith = useRef<PointerKind>('mouse')

  const focus = ({ currentTarget }: FocusEvent) => {
    if (currentTarget.matches(':focus-visible')) send({ type: 'focus', node: id })
  }
  const pressWithSpace = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  }
  const press = (event: MouseEvent) => {
    event.preventDefault()
    // A click without a count is the keyboard's, and has no place of its own.
    const byKeyboard = event.detail === 0
    const { top, height } = event.currentTarget.getBoundingClientRect()
    const at = byKeyboard ? scrollY + top + height / 2 : event.pageY
    send({ type: 'press', node: id, at, pointer: byKeyboard ? 'keyboard' : pressedWith.current })
  }

  return (
    <li data-node={id} data-look={emphasis} className="map-node">
      <a
        href={`${demoPage.platforms}#platform-${id}`}
        {...(runs && {
          role: 'button',
          'aria-pressed': selected,
          'aria-describedby': selected ? undefined : describedBy,
        })}
        onPointerEnter={({ pointerType }) =>
          send({ type: 'enter', node: id, pointer: kindOf(pointerType) })
        }
        onPointerLeave={({ pointerType }) =>
          send({ type: 'leave', node: id, pointer: kindOf(pointerType) })
        }
        onPointerDown={({ pointerType }) => {
          pressedWith.current = kindOf(pointerType)
        }}
        onFocus={focus}
        onBlur={() => send({ type: 'blur', node: id })}
        onKeyDown={pressWithSpace}
        onClick={press}
        className="map-tile"
      >
        <Mark name={name} className="size-full" />
        <span className={cx('map-name', !hasLabel && 'map-name-late')}>{name}</span>
      </a>
    </li>
  )
}

/** A kind of pointer, of what a browser calls it. */
export const kindOf = (pointerType: string): PointerKind =>
  pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'

/** Where what is said of a platform stands to its left, as a value for `data-side`. */
export const sideOf = (node: PlatformNode | undefined) =>
  node && node.position.x > 50 ? 'right' : undefined
