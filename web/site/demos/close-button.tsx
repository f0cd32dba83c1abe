import { X } from 'lucide-react'

type CloseButtonProps = { label?: string; onClick: () => void }

/** The cross that closes a card, a popup or a dialog. */
export function CloseButton({ label = 'Close', onClick }: CloseButtonProps) {
  return (
    <button type="button" onClick={onClick} aria-label={label} className="tool-close">
      <X aria-hidden="true" size={18} />
    </button>
  )
}
