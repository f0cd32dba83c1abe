import { useEffect, useState } from 'react'
import type { Hold, Slot } from '#shared/booking/schema.ts'

/** A chosen time as the entry of the browser's history keeps it, over a reload as well. */
type Chosen = { slot: Slot; hold?: Hold }

const stateKey = 'booking'

function read(): Chosen | null {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null || !(stateKey in state)) return null
  // Only this file writes it.
  return state[stateKey] as Chosen | null
}

const entry = (chosen: Chosen | null) => ({ ...window.history.state, [stateKey]: chosen })

/**
 * The chosen time. Choosing one is a step that the browser's Back takes back; another one in its
 * place is none.
 */
export function useChosenSlot() {
  const [slot, setSlot] = useState<Slot | null>(null)
  useEffect(() => {
    const follow = () => setSlot(read()?.slot ?? null)
    follow()
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  const choose = (chosen: Slot) => {
    if (read()) window.history.replaceState(entry({ slot: chosen }), '')
    else window.history.pushState(entry({ slot: chosen }), '')
    setSlot(chosen)
  }
  /** Once it is booked, no way leads back into its form. */
  const clear = () => {
    window.history.replaceState(entry(null), '')
    setSlot(null)
  }
  return { slot, choose, clear }
}

/** Keeps what holds the chosen time, so that after a reload nobody meets their own hold. */
export function keepHold(hold: Hold): void {
  const chosen = read()
  if (chosen) window.history.replaceState(entry({ ...chosen, hold }), '')
}

/** What holds `slot`, as far as it was kept; it may be over. */
export function keptHold(slot: Slot): Hold | null {
  const chosen = read()
  return chosen?.slot.start === slot.start ? (chosen.hold ?? null) : null
}
