/** The entries of a literal record, whose keys are exactly those of its type. */
export function entriesOf<Key extends string, Value>(
  record: Readonly<Record<Key, Value>>,
): [Key, Value][] {
  return Object.entries(record) as [Key, Value][]
}
