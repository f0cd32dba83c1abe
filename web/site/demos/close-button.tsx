import { X } from 'lucide-react'

type CloseButtonProps = { label?: string; type?: 'button' | 'submit' }

/** The cross that closes a fetched piece. */
export function CloseButton({ label = 'Close', type = 'button' }: CloseButtonProps) {
  return (
    <button type={type} data-close="" aria-label={label} className="piece-close">
      <X aria-hidden="true" size={18} />
    </button>
  )
}
