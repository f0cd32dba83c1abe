import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { localStore } from '#web/ui/browser-storage.ts'
import { isKeyTaken, openLayers } from '#web/ui/taken-keys.ts'

type ActKeys<Row> = {
  /** The record whose details are open; the keys do nothing until it is there. */
  row: Row | undefined
  /** What the keys 1, 2, 3 do to it. */
  acts: readonly ((row: Row) => void)[]
  /** How many layers over the page the details are themselves. */
  ownLayers: 0 | 1
}

/** Does things to the open record by the keys 1, 2 and 3; the focus stays where it is. */
export function useActKeys<Row>({ row, acts, ownLayers }: ActKeys<Row>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = /^[1-9]$/.test(event.key) ? acts[Number(event.key) - 1] : undefined
    if (!row || !act || event.repeat || isKeyTaken(event)) return
    if (openLayers() > ownLayers || !areShortcutsOn()) return
    event.preventDefault()
    act(row)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/**
 * A key alone leads to the field of `within` that names it in `data-key`, or presses the button or link
 * that does. `ownLayers` are the layers over the page that `within` stands in.
 */
export function useNamedKeys(within: RefObject<HTMLElement | null>, ownLayers: 0 | 1 = 0): void {
  const followsG = useFollowsG()
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (followsG(event) || event.shiftKey || event.repeat || isKeyTaken(event)) return
    if (!/^[a-z]$/i.test(event.key) || openLayers() > ownLayers || !areShortcutsOn()) return
    const named = within.current?.querySelector<HTMLElement>(
      `[data-key=${event.key.toLowerCase()}]`,
    )
    if (!named) return
    event.preventDefault()
    if (named.matches('input, textarea')) named.focus()
    else named.click()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** What makes a control the one that a key leads to: {@link useNamedKeys}. */
export const namedKey = (key: Uppercase<string>) => ({
  'data-key': key.toLowerCase(),
  'aria-keyshortcuts': key,
})

/** Milliseconds in which the second key of such a shortcut follows the first. */
const together = 1_200

/** Tells whether a key follows G, with which it leads to another screen (search/shortcut-keys.tsx). */
export function useFollowsG(): (event: KeyboardEvent) => boolean {
  const pressed = useRef(Number.NEGATIVE_INFINITY)
  return ({ key, timeStamp }) => {
    const follows = timeStamp - pressed.current < together
    pressed.current = key.toLowerCase() === 'g' ? timeStamp : Number.NEGATIVE_INFINITY
    return follows
  }
}

const storageKey = 'admin_shortcuts'

/** Whether keys of a letter or a digit alone do anything in this browser; they do unless switched off. */
export const areShortcutsOn = (): boolean => localStore.get(storageKey) !== 'off'

export function switchShortcuts(on: boolean): void {
  if (on) localStore.remove(storageKey)
  else localStore.set(storageKey, 'off')
}
