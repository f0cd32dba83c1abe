import { useCallback, useEffect, useState } from 'react'
import { addDays } from '#shared/booking/calendar-days.ts'
import { dateIn } from '#shared/booking/days-in-zone.ts'
import { firstType, typeOf } from '#shared/booking/pages.ts'
import type { BookingType, Slot } from '#shared/booking/schema.ts'
import { readSlots, readTypes } from './booking-calls.ts'

/** Days that are asked for at once; the call answers 62 at most. */
const step = 61

/** The free times of a type from today on, as far as they were read. */
export type FreeTimes = {
  slots: readonly Slot[]
  /** The last day that was read. */
  until: string
  /** Whether days after that may have some: the last that were read had. */
  more: boolean
}

type State = {
  types: readonly BookingType[]
  type: BookingType | null
  free: FreeTimes | 'loading' | 'failed'
}

/**
 * The meeting types and the free times of one, asked of the server as they are needed. In another
 * zone the same times stand under other days, so nothing is asked again. Idle until `active`.
 */
export function useFreeTimes(zone: string, active: boolean) {
  const [state, setState] = useState<State>({ types: [], type: null, free: 'loading' })
  const [wanted, setWanted] = useState<{ id: string | null }>({ id: null })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another zone asks for nothing.
  useEffect(() => {
    if (!active) return
    let stale = false
    const load = async () => {
      const found = await readFirst(wanted.id ?? typeOf(window.location.search), zone)
      if (!stale) setState((before) => found ?? { ...before, free: 'failed' })
    }
    void load()
    return () => {
      stale = true
    }
  }, [wanted, active])

  /** Reads the days after those that were read. */
  const readOn = useCallback(
    async (signal: AbortSignal) => {
      const { type, free } = state
      if (!type || typeof free === 'string' || !free.more) return
      const from = addDays(free.until, 1)
      const until = addDays(from, step - 1)
      const slots = await readSlots({ type: type.id, from, to: until, timeZone: zone })
      if (signal.aborted || !slots) return
      const all = [...free.slots, ...slots]
      setState({ ...state, free: { slots: all, until, more: slots.length > 0 } })
    },
    [state, zone],
  )

  const chooseType = (id: string) => {
    setState((before) => {
      const type = before.types.find((one) => one.id === id) ?? before.type
      return { ...before, type, free: 'loading' }
    })
    setWanted({ id })
  }
  const retry = () => {
    setState((before) => ({ ...before, free: 'loading' }))
    setWanted(({ id }) => ({ id }))
  }
  /** Asks again for what is free, while what was read stays. */
  const refresh = () => setWanted(({ id }) => ({ id }))
  return { ...state, chooseType, retry, refresh, readOn }
}

/** Types and first times at once: which type is meant is mostly known before the types are. */
async function readFirst(typeId: string | null, zone: string): Promise<State | null> {
  const guess = typeId ?? firstType
  const [types, guessed] = await Promise.all([readTypes(), readDays(guess, zone)])
  const type = types?.find(({ id }) => id === guess) ?? types?.[0]
  if (!types || !type) return null
  const free = type.id === guess ? guessed : await readDays(type.id, zone)
  return { types, type, free: free ?? 'failed' }
}

async function readDays(type: string, zone: string): Promise<FreeTimes | null> {
  const from = dateIn(new Date().toISOString(), zone)
  const until = addDays(from, step - 1)
  const slots = await readSlots({ type, from, to: until, timeZone: zone })
  return slots && { slots, until, more: slots.length > 0 }
}
