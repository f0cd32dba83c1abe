import { pathToFileURL } from 'node:url'
import { programFile } from '../folders.ts'
import { createWorkerQueue } from '../workers/worker-queue.ts'
import type { DocumentRequest } from './document-request.ts'

/** Draws documents away from the thread that answers requests. */
export type DocumentRenderer = {
  /**
   * The bytes of a PDF.
   * @throws {AppError} `unavailable` while too many wait, or when this one took too long or failed.
   */
  render: (request: DocumentRequest) => Promise<Uint8Array>
  /** Ends the worker; what still waits is refused. */
  stop: () => Promise<void>
}

type Options = {
  /** The module that the worker runs. */
  module?: URL
  /** Most documents that may wait behind the one being drawn. */
  maxWaiting?: number
  /** Milliseconds one document may take, the worker's start included. */
  timeLimit?: number
}

const sentences = {
  busy: 'Many documents are being made right now. Please try again in a few seconds.',
  failed: 'The document could not be made. Please try again.',
  stopped: 'The server is stopping. Please try again.',
}

/** One thread that draws PDF documents, and the queue before it. */
export function createDocumentRenderer({
  module = pathToFileURL(programFile('documents-worker')),
  maxWaiting = 20,
  timeLimit = 20_000,
}: Options = {}): DocumentRenderer {
  const { run, stop } = createWorkerQueue<DocumentRequest, Uint8Array>({
    name: 'documents',
    module,
    maxWaiting,
    timeLimit,
    sentences,
  })
  return { render: run, stop }
}
