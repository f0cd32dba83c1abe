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

/**
 * Does what a key alone means at an open record. It rests while something is typed, under a layer that
 * lies over the record, and where shortcuts of letters are switched off.
 *
 * @param ownLayers how many layers over the page the record's details are themselves.
 * @param actOf what a key does; undefined where it means nothing here.
 */
export function useRecordKeys(
  ownLayers: 0 | 1,
  actOf: (event: KeyboardEvent) => (() => void) | undefined,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actOf(event)
    if (!act || isKeyTaken(event) || openLayers() > ownLayers || !areShortcutsOn()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** Does things to the open record by the keys 1, 2 and 3; the focus stays where it is. */
export function useActKeys<Row>({ row, acts, ownLayers }: ActKeys<Row>): void {
  useRecordKeys(ownLayers, ({ key, repeat }) => {
    const act = repeat || !/^[1-9]$/.test(key) ? undefined : acts[Number(key) - 1]
    return row && act && (() => act(row))
  })
}

/**
 * A key alone leads to the field of `within` that names it in `data-key`, or presses the button or link
 * that does. `ownLayers` are the layers over the page that `within` stands in.
 */
export function useNamedKeys(within: RefObject<HTMLElement | null>, ownLayers: 0 | 1 = 0): void {
  const followsG = useFollowsG()
  useRecordKeys(ownLayers, (event) => {
    const { key, shiftKey, repeat } = event
    if (followsG(event) || shiftKey || repeat || !/^[a-z]$/i.test(key)) return
    const named = within.current?.querySelector<HTMLElement>(`[data-key=${key.toLowerCase()}]`)
    if (!named) return
    return () => (named.matches('input, textarea') ? named.focus() : named.click())
  })
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
