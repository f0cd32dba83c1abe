import { UserRound } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type MineToggleProps = { pressed: boolean; onPressedChange: (pressed: boolean) => void }

/** Shows only the leads that are assigned to who is signed in. */
export function MineToggle({ pressed, onPressedChange }: MineToggleProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className="aria-pressed:bg-paper-deep aria-pressed:text-ink"
    >
      <UserRound size={16} />
      Mine
    </Button>
  )
}
