import { useMutation } from '@tanstack/react-query'
import { csvAccept } from '#shared/booking-reader/csv/csv-file.ts'
import type { Encoding } from '#shared/booking-reader/csv/decode-text.ts'
import type { FileLetters } from '#shared/imports/file-letters.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { EncodingChoice } from '../csv/encoding-choice.tsx'
import { encodingNames } from '../csv/encodings.ts'
import { FileDrop } from '../csv/file-drop.tsx'
import { errorMessage } from '../http/api-error.ts'
import { useSendFile } from './import-calls.ts'

type ReadFile = { file: File; bytes: Uint8Array; letters: FileLetters | null }

/** The words of all encodings are fetched with the first file. */
async function readLetters(bytes: Uint8Array, chosen?: Encoding): Promise<FileLetters | null> {
  const { lettersOf } = await import('#shared/imports/file-letters.ts')
  return lettersOf(bytes, chosen)
}

async function readFile(file: File): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return { file, bytes, letters: await readLetters(bytes) }
}

/**
 * Chooses a file of people and sends it: at once where it is in Unicode, else once its letters were
 * seen.
 */
export function FileChoice() {
  const send = useSendFile()
  const read = useMutation({
    mutationFn: readFile,
    onSuccess: ({ file, letters }) => {
      if (!isDoubtful(letters)) send.mutate({ file, encoding: null })
    },
    meta: { failure: () => null },
  })
  const decode = useMutation({
    mutationFn: async ({ bytes, encoding }: { bytes: Uint8Array; encoding: Encoding }) => {
      const letters = await readLetters(bytes, encoding)
      if (!letters) toast(notReadSo)
      return letters
    },
    meta: { failure: () => null },
  })
  const problem =
    (read.error && 'This file could not be read. Please choose it again.') ??
    (send.error && errorMessage(send.error, 'The file could not be sent. Please try again.'))
  const found = read.data
  if (!found || !isDoubtful(found.letters)) {
    const sending = read.isPending ? read.variables : send.isPending ? send.variables.file : null
    return (
      <div className="max-w-190">
        <FileDrop
          reading={sending?.name ?? null}
          problem={problem}
          // One file at a time.
          onFile={(file) => sending === null && read.mutate(file)}
          accept={`${csvAccept},.txt`}
          help="Exports of HubSpot, Pipedrive, Twenty, Mailchimp and Google Contacts fit as they are. Of any other file you say what its columns are. Nobody is changed before you have seen it."
          ground="bg-card"
          room="py-10"
        />
      </div>
    )
  }
  const { file, bytes } = found
  // It is as much of a guess as before, and can be chosen again.
  const letters = { ...found.letters, ...decode.data, encodingSource: found.letters.encodingSource }
  const again = () => {
    send.reset()
    decode.reset()
    read.reset()
  }
  return (
    <section
      aria-label="File"
      className="flex max-w-190 flex-col gap-4 rounded-md border border-paper-edge bg-card p-4 sm:p-5"
    >
      <p className="min-w-0 text-sm">
        <strong className="break-all font-semibold">{file.name}</strong>{' '}
        <span className="text-ink-soft">{encodingNames[letters.encoding]}</span>
      </p>
      <EncodingChoice
        file={letters}
        heading="h2"
        onChoose={(encoding) => decode.mutate({ bytes, encoding })}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={send.isPending}
          onClick={() => send.mutate({ file, encoding: letters.encoding })}
        >
          Use this file
        </Button>
        <Button variant="secondary" size="sm" onClick={again}>
          Other file
        </Button>
      </div>
      <p role="status" className="danger-mark font-medium text-danger text-sm empty:hidden">
        {problem}
      </p>
    </section>
  )
}

const notReadSo = {
  title: 'Not in this encoding',
  description: 'In this encoding the file is no text. Please choose another.',
  variant: 'destructive',
} as const

const isDoubtful = (letters: FileLetters | null): letters is FileLetters =>
  letters !== null && letters.encodingSource !== 'unicode'
