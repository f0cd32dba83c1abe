import { useMutation } from '@tanstack/react-query'
import { Download, Paperclip } from 'lucide-react'
import { byteSize } from '#shared/byte-size.ts'
import type { MessageDetails } from '#shared/mail/schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { failureOf } from '../http/query-client.ts'
import { saveAnswer } from '../http/save-answer.ts'
import { withQuery } from '../lists/list-address.ts'

type File = MessageDetails['attachments'][number]

/** What a message carries, each to be saved as it was sent. */
export function MessageFiles({ details: { id, attachments } }: { details: MessageDetails }) {
  const download = useMutation({
    mutationFn: ({ position, fileName }: File) => {
      const query = new URLSearchParams({ position: String(position) })
      return saveAnswer(withQuery(api.admin.messageFile(id), query), fileName)
    },
    meta: {
      failure: failureOf('Download failed', 'Failed to download the file. Please try again.'),
    },
  })
  return (
    <ul className="divide-y divide-paper-edge">
      {attachments.map((file) => (
        <li key={file.position} className="flex min-h-12 items-center gap-3 text-sm">
          <Paperclip size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
          <span className="wrap-anywhere min-w-0 flex-1">
            {file.fileName}
            <span className="block text-ink-faint text-xs">
              {file.bytes === null ? 'Made when the message is sent' : byteSize(file.bytes)}
            </span>
          </span>
          {file.bytes !== null && (
            <Button
              variant="secondary"
              size="sm"
              busy={download.isPending}
              aria-label={`Download ${file.fileName}`}
              onClick={() => download.mutate(file)}
            >
              <Download size={15} />
              Download
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
