import { X } from 'lucide-react'

/** The cross that closes a card, a popup or a dialog. */
export function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label="Close"
      className="close-button grid size-10 cursor-pointer place-items-center rounded-md text-ink-soft hover:bg-paper-deep hover:text-ink"
    >
      <X aria-hidden="true" size={18} />
    </button>
  )
}
