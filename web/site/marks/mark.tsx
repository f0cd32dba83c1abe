import { cx } from '#web/ui/cx.ts'
import './mark.css'

/** What the label of a name is called in the sprite: `google-workspace` for `Google Workspace`. */
export const markId = (name: string): string =>
  name.toLowerCase().split(/\W+/).filter(Boolean).join('-')

type MarkProps = {
  /** What it is the label of, as the copy names it; a label is for decoration beside that name. */
  name: string
  /** Its size and ground, unless a stylesheet says them; as wide as you like, for the cloth goes on to both sides of the mark. */
  className?: string
}

/**
 * A platform's mark on a woven label, as those sewn into clothes: a reference into the sprite
 * (mark-sprite.ts), in ink, and in its own color while it is pointed at.
 */
export function Mark({ name, className }: MarkProps) {
  return (
    <svg aria-hidden="true" className={cx('mark', className)}>
      <use href={`${import.meta.env.MARK_SPRITE}#${markId(name)}`} />
    </svg>
  )
}
