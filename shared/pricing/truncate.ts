/** Characters of a service's description that /pricing shows (public-site.md §9). */
const descriptionLimit = 80

/**
 * The text itself when it has at most `limit` characters, else its first `limit` characters
 * followed by an ellipsis, which is a mark and not counted. Characters are code points, so an
 * emoji is never halved; blanks before the ellipsis are dropped.
 */
export function truncateDescription(text: string, limit: number = descriptionLimit): string {
  const characters = [...text]
  if (characters.length <= limit) return text
  return `${characters.slice(0, limit).join('').trimEnd()}…`
}
