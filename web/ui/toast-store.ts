export type ToastAction = {
  label: string
  /** How to do the same without the button, for those who can not reach it in time. */
  altText: string
  onClick: () => void
}

export type ToastMessage = {
  title: string
  description?: string | undefined
  variant?: 'default' | 'destructive' | undefined
  action?: ToastAction | undefined
  /** What may come next. */
  offer?: ToastAction | undefined
}

export type ShownToast = ToastMessage & { id: number; open: boolean }

let current: ShownToast | null = null
const listeners = new Set<() => void>()

function set(next: ShownToast | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a message at the screen's edge; at most one is visible, a newer one takes its place. */
export function toast(message: ToastMessage): void {
  set({ ...message, id: (current?.id ?? 0) + 1, open: true })
}

/** Closes the toast of that id; does nothing when a newer one has taken its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) set({ ...current, open: false })
}

/** Presses Undo of the toast that is shown; false where there is none. */
export function pressUndo(): boolean {
  if (!current?.open || current.action?.label !== 'Undo') return false
  const { id, action } = current
  dismissToast(id)
  action.onClick()
  return true
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const shownToast = (): ShownToast | null => current
