import { Palette } from '#web/ui/palette.tsx'
import { SearchPanel } from './search-panel.tsx'

type SearchDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** The search over everything, over whatever screen one is at. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  return (
    <Palette open={open} onOpenChange={onOpenChange} title="Search everything">
      <SearchPanel onClose={() => onOpenChange(false)} />
    </Palette>
  )
}
