import { closingCall } from '#content/home/sections.ts'
import { ClosingCall } from '../page-parts/closing-call.tsx'

/** The closing call to action with its note. */
export function Closing() {
  const { title, text, primary, secondary, note } = closingCall
  return <ClosingCall title={title} text={text} actions={[primary, secondary]} note={note} />
}
