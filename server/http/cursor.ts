import { z } from 'zod'
import { AppError } from '../errors.ts'

const cursorSchema = z.tuple([z.string(), z.uuid()])

/** Where a page ended: the sort value of its last row and that row's id. */
export type Cursor = z.output<typeof cursorSchema>

/** An opaque word for "after this row". */
export const encodeCursor = (cursor: Cursor) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/**
 * Reads a cursor that {@link encodeCursor} made.
 * @throws {AppError} `invalid` for anything else.
 */
export function decodeCursor(word: string): Cursor {
  const parsed = cursorSchema.safeParse(jsonOf(Buffer.from(word, 'base64url').toString()))
  if (parsed.success) return parsed.data
  throw new AppError(
    'invalid',
    'This page address is out of date. Start again at the first page.',
    {
      fields: { cursor: 'Not a cursor that this server made.' },
    },
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
