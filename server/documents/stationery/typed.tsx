import { Text } from '@react-pdf/renderer'
import { directionOf } from '../direction-of.ts'

/** What somebody typed, read in the direction of its own writing. */
export const Typed = ({ children }: { children: string }) => (
  <Text style={{ flex: 1, direction: directionOf(children) }}>{children}</Text>
)
