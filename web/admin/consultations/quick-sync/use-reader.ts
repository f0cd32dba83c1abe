import { useEffect, useState } from 'react'
import { openReader, type Reader } from './reader.ts'

/** A reader as long as the dialog is open. */
export function useReader(open: boolean): Reader {
  const [reader] = useState(openReader)
  useEffect(() => (open ? () => reader.close() : undefined), [open, reader])
  return reader
}
