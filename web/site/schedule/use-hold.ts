import { useCallback, useEffect, useState } from 'react'
import type { Hold, Slot } from '#shared/booking/schema.ts'
import { holdTime, type Taken } from './booking-calls.ts'
import { keepHold, keptHold } from './chosen-slot.ts'

export type HoldState =
  | { kind: 'none' }
  | ({ kind: 'held' } & Hold)
  | { kind: 'lapsed' }
  | ({ kind: 'taken' } & Taken)

const none: HoldState = { kind: 'none' }
const msUntil = (expiresAt: string) => Date.parse(expiresAt) - Date.now()

type Held = Hold & { key: string }

/** What is held for this page: whoever goes back and forth does not meet their own hold. */
let held: Held | null = null

async function holdOnce(type: string, slot: Slot): Promise<HoldState> {
  const key = `${type} ${slot.start}`
  const kept = keptHold(slot)
  if (!held && kept) held = { key, ...kept }
  if (held?.key === key && msUntil(held.expiresAt) > 0) return { kind: 'held', ...held }
  const answer = await holdTime({ type, start: slot.start, holdToken: held?.holdToken })
  if (answer === null) return none
  if ('next' in answer) return { kind: 'taken', ...answer }
  held = { key, ...answer }
  return { kind: 'held', ...answer }
}

/**
 * Holds a chosen time while its form is filled in, and says when that is over. A hold that fails for
 * another reason than that the time can not be had is no hindrance: sending books without one.
 */
export function useHold(type: string, slot: Slot) {
  const [state, setState] = useState<HoldState>(none)
  const hold = useCallback(() => holdOnce(type, slot), [type, slot])

  useEffect(() => {
    let gone = false
    setState(none)
    void hold().then((found) => {
      if (gone) return
      setState(found)
      if (found.kind === 'held') keepHold(found)
    })
    return () => {
      gone = true
    }
  }, [hold])

  const expiresAt = state.kind === 'held' ? state.expiresAt : null
  useEffect(() => {
    if (!expiresAt) return
    const timer = setTimeout(() => setState({ kind: 'lapsed' }), Math.max(0, msUntil(expiresAt)))
    return () => clearTimeout(timer)
  }, [expiresAt])

  return { state, setState, hold }
}
