import { useEffect, useState } from 'react'

/** Milliseconds for which a control that did its work keeps its place: by then a double click is over. */
const settling = 1_000

/**
 * A record as the controls about it are drawn. For a second after one of them was pressed that is the
 * record as it was then, and a press does nothing: no other control comes under the pointer of a double
 * click. `press` makes the handler of an act that changes the record.
 */
export function useSettled<Row extends { id: string }>(row: Row) {
  const [pressed, setPressed] = useState<Row | null>(null)
  useEffect(() => {
    if (!pressed) return
    const timer = setTimeout(() => setPressed(null), settling)
    return () => clearTimeout(timer)
  }, [pressed])
  const held = pressed?.id === row.id ? pressed : null
  const press = (act: () => void) => () => {
    if (held) return
    setPressed(row)
    act()
  }
  return { shown: held ?? row, isSettling: held !== null, press }
}
