/** Joins class names, leaving out what is absent. Later classes do not override earlier ones. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
