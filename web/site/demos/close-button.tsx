import { X } from 'lucide-react'

/** The cross that closes a card, a popup or a dialog. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} aria-label="Close" className="close-button">
      <X aria-hidden="true" size={18} />
    </button>
  )
}
