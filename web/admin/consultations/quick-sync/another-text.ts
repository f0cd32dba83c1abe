/**
 * Whether a text that was changed in one go is another one, and no longer the one before with a
 * part put in, taken out or exchanged: less than half of what was there still stands at its ends.
 */
export function isAnotherText(before: string, after: string): boolean {
  const most = Math.min(before.length, after.length)
  let head = 0
  while (head < most && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  return head + tail < before.length / 2
}
