import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { saveAnswer } from '../http/save-answer.ts'

type ExportButtonProps = {
  /** The call that answers with the file: every row of the list as it is filtered and sorted. */
  path: string
  fileName: string
}

/** Saves every row of the list as CSV. */
export function ExportButton({ path, fileName }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: () => saveAnswer(path, fileName),
    meta: {
      failure: () => ({
        title: 'Export failed',
        description: 'Failed to export the list. Please try again.',
      }),
    },
  })
  return (
    <Tooltip content="Save all rows of this list as CSV">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Export"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        <Download size={16} className={download.isPending ? 'animate-pulse' : undefined} />
      </Button>
    </Tooltip>
  )
}
