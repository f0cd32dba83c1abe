import { useEffect, useRef } from 'react'
import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import { CloseButton } from './close-button.tsx'
import { flowPartId } from './demo-anchors.ts'
import { ToolDetail } from './tool-detail.tsx'

type ToolDialogProps = { flow: IntegrationFlow; tool: FlowTool; onClose: () => void }

/** The modal of a tool (public-site.md §4), a sheet on phones; Esc, the button and the veil close it. */
export function ToolDialog({ flow, tool, onClose }: ToolDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  // At once: the dialog's own event comes later, and would take away what was opened meanwhile.
  const close = () => {
    dialog.current?.close()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the veil is for the pointer; Esc and the button are there for the keyboard.
    <dialog
      ref={dialog}
      aria-labelledby={`${flowPartId(flow.id, tool.id)}-name`}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={({ target }) => {
        if (target === dialog.current) close()
      }}
      className="tool-dialog"
    >
      <CloseButton onClick={close} />
      <ToolDetail flow={flow} tool={tool} />
    </dialog>
  )
}
