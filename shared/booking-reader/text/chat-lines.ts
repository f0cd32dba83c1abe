import { findDates } from '../dates/find-dates.ts'
import { findTimes } from '../dates/find-times.ts'
import { linesOf, type Span } from './source.ts'

/** The mark of a chat program on a line, that says when it was written: never the meeting's time. */
export type ChatStamp = {
  span: Span
  /** It has a day: what follows counts 'tomorrow' from it. */
  dated: boolean
}

/** '[10:15, 02.03.26] Jane:' · '2/3/26, 10:15 - Jane Doe:' · '[Yesterday 10:15] Jane' */
const marks = [
  /^\s*\[([^\]\n]{4,40})\]\s*[^:\n]{1,40}(?::|$)/u,
  /^\s*(\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?)\s+-\s+[^:\n]{1,40}:/iu,
  // 'Jane Doe  10:15 AM' alone on its line, as team chats are copied.
  /^\s*\p{Lu}[\p{L}.' -]{1,38}?\s{1,4}((?:\[)?(?:(?:today|yesterday|heute|gestern)(?: at|,| um)?\s+)?\d{1,2}:\d{2}(?:\s?[ap]m)?(?:\])?)\s*$/iu,
]

/** The marks of chat programs at the beginnings of lines. */
export function findChatStamps(text: string): ChatStamp[] {
  return linesOf(text).flatMap(([start, end]) => {
    const line = text.slice(start, end)
    for (const mark of marks) {
      const written = line.match(mark)?.[1]
      if (!written || findTimes(written).length === 0) continue
      const at = start + line.indexOf(written)
      return [{ span: [at, at + written.length] as const, dated: findDates(written).length > 0 }]
    }
    return []
  })
}
