import { useState } from 'react'

/** The value, or while it is null the one before: what a dialog shows while it fades out. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}
