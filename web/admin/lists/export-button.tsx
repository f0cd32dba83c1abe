import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { SignedOutError } from '../http/api-error.ts'
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
    onError: (error) => {
      if (error instanceof SignedOutError) return
      toast({
        title: 'Export failed',
        description: 'Failed to export the list. Please try again.',
        variant: 'destructive',
      })
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
