import { ShieldQuestion } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type QuarantineToggleProps = {
  /** How many were set aside. */
  count: number
  pressed: boolean
  onPressedChange: (pressed: boolean) => void
}

/** Shows what was set aside as possible spam; absent while there is none. */
export function QuarantineToggle({ count, pressed, onPressedChange }: QuarantineToggleProps) {
  if (count === 0 && !pressed) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className="aria-pressed:bg-paper-deep aria-pressed:text-ink"
    >
      <ShieldQuestion size={16} />
      Set aside
      <span className="text-ink-faint tabular-nums">{count.toLocaleString('en')}</span>
    </Button>
  )
}
