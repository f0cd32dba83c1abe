import { useEffect, useRef } from 'react'
import type { FlowTool, IntegrationFlow } from '#content/types/flow.ts'
import { CloseButton } from './close-button.tsx'
import { flowPartId } from './demo-anchors.ts'
import { ToolDetail } from './tool-detail.tsx'

type ToolDialogProps = { flow: IntegrationFlow; tool: FlowTool; onClose: () => void }

/** The modal of a tool (public-site.md §4); Esc, the button and the veil close it. */
export function ToolDialog({ flow, tool, onClose }: ToolDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the veil is for the pointer; Esc and the button are there for the keyboard.
    <dialog
      ref={dialog}
      aria-labelledby={`${flowPartId(flow.id, tool.id)}-name`}
      onClose={onClose}
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
