/**
 * The data of each event in a stream of server-sent events, of which the parts come cut anywhere.
 * Comments and unfinished lines yield nothing.
 */
export function eventLines() {
  let rest = ''
  return (part: string): string[] => {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    return lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trim()] : []))
  }
}
