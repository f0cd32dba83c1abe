import { useCallback, useState } from 'react'

/** A dialog over a list and over its details; it stays drawn while it fades out. */
export type ShownDialog<Dialog> = Dialog & { key: number; open: boolean }

/** The dialog that is open over a screen, at most one; each opening is a new one. */
export function useRowDialogs<Dialog extends { kind: string }>() {
  const [dialog, setDialog] = useState<ShownDialog<Dialog> | null>(null)
  const show = useCallback(
    (next: Dialog) => setDialog((last) => ({ ...next, key: (last?.key ?? 0) + 1, open: true })),
    [],
  )
  const close = useCallback(() => setDialog((last) => last && { ...last, open: false }), [])
  return { dialog, show, close }
}
