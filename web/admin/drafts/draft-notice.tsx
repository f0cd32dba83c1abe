import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import type { FormDraft } from './use-form-draft.ts'

type DraftNoticeProps = { draft: FormDraft; className?: string }

/** Over a form in which stands again what was typed and not saved; nothing else. */
export function DraftNotice({ draft, className }: DraftNoticeProps) {
  if (!draft.isRestored) return null
  return (
    <div
      role="status"
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-yellow/40 bg-yellow-tint/50 px-3 py-2 text-sm',
        className,
      )}
    >
      <p className="min-w-0 flex-[1_1_14rem]">
        What you typed before is here again. It is not saved yet.
      </p>
      <Button variant="secondary" size="sm" onClick={draft.startOver}>
        Start over
      </Button>
    </div>
  )
}
