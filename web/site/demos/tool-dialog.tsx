import { CloseButton } from './close-button.tsx'

/** The modal of a tool; what it shows is put into it from the sheet (open-tool-dialog.ts). */
export function ToolDialog() {
  return (
    <dialog className="tool-dialog">
      <form method="dialog">
        <CloseButton type="submit" />
      </form>
      <div data-slot="" />
    </dialog>
  )
}
