/** What is repeated until the text is long, between what begins it and what ends it. */
export type Worst = [unit: string, before?: string, after?: string]

/** What is worst, repeated, for the rules that find meetings in mails and calendars. */
const pasted = [
  "&|!|$|'|a| |\n|\t|-|- |.|/|@|1|1 |(|((a)|+1 |has |WARM\n|Regards,\n|Hi A,\n|discovery-|technical ",
  '<|<a |<style>|<style |<br>|&amp;|>|http://|www.|tel:|fax |audio |PO |uid |\n---H|and |- - ',
  'a@|a@b|a@b.co |a@b.co,|Name:|Invitee:|When: |When: 3pm\n|reply-to:|Who:\n|From: a\nTo: b\n',
  'Mon |Monday |tomorrow |in |in 2 hours |at 3 |3pm |10:00-10:30 |3 March |3/3/26 |m2\t',
  'at 1530 |at |um |_ |下午 |nachm. |p. m. |Do 3.12. |3.12. |am |3.12.|12/3/26, 7:02 PM - |午後|z. B. |é',
  "(GMT+01.00) |/a|tzone://|Time 1 |UTC |UTC+2 |(EST) |Europe/|PST |Aa.|Aa Time |A.A|Jane Doe |O'A",
].flatMap((units) => units.split('|'))

export const worstPastes: Worst[] = [
  ...pasted.map((unit): Worst => [unit]),
  ['has been cancelled '],
  ['my call cancelled the '],
  ['I must '],
  ['Cancelled:\n'],
  ['e', 'has been cancelled the ', 'termin'],
  ['has declined this call.\n'],
  ['c', 'a@b.', '@'],
  ['<style>', '<div>'],
  ['<style ', '<div>'],
  [',', 'Name: a@b.co'],
  ['a', 'Name: '],
  [';A=b', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART'],
  ['\\', 'BEGIN:VEVENT\nDTSTART:20260303T100000Z\nDESCRIPTION:'],
  ['BEGIN:A\n', 'BEGIN:VCALENDAR\n'],
  ['ATTENDEE:mailto:a@b.co\n', 'BEGIN:VEVENT\nDTSTART:20260303T100000Z\n'],
  [' a\n', 'BEGIN:VEVENT\nDTSTART:20260303T100000Z\nDESCRIPTION:'],
]

const filled = ([unit, before = '', after = '']: Worst, size: number) =>
  before + unit.repeat(Math.ceil(size / unit.length)) + after

/** Milliseconds of this thread's own work, whatever else the machine does meanwhile. */
function workOf(parse: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage()
  parse(text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

/** Milliseconds that a pause of the machine may take. */
const pause = 200
/** What four times as much text may cost: twice of four times, and a pause. */
const bound = (quarter: number) => 8 * quarter + pause
const attempts = 4

/**
 * Reads the worst text of `size`, and a quarter of it where that took longer than a pause may. Answers
 * what it cost when that grew faster than the text did, however often it was tried; nothing when it did
 * not.
 */
export function tooSlow(parse: (text: string) => unknown, worst: Worst, size: number): string[] {
  const [quarter, whole] = [filled(worst, size / 4), filled(worst, size)]
  let cost = workOf(parse, whole)
  if (cost <= pause) return []
  // The first reading compiles the rules, and is not the quicker one.
  const least = Math.min(workOf(parse, quarter), workOf(parse, quarter))
  for (let attempt = 1; attempt < attempts && cost > bound(least); attempt += 1) {
    cost = Math.min(cost, workOf(parse, whole))
  }
  return cost > bound(least) ? [`${JSON.stringify(worst)}: ${least} ms, then ${cost} ms`] : []
}
