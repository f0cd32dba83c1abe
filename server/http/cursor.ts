import { z } from 'zod'
import { AppError } from '../errors.ts'

// What no column could hold can not be compared with one either.
const storable = (text: string) => text.isWellFormed() && !text.includes('\0')
const cursorSchema = z.tuple([z.string().refine(storable), z.uuid()])

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
  return parsed.success ? parsed.data : refuseCursor()
}

/** @throws {AppError} `invalid`: this is no cursor of this list. */
export function refuseCursor(): never {
  throw new AppError(
    'invalid',
    'This page address is out of date. Start again at the first page.',
    { fields: { cursor: 'Not a cursor that this server made.' } },
  )
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
