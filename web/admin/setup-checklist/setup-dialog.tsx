import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Link } from 'react-router'
import type { SetupItem } from '#shared/setup-checklist/setup-checklist.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'

import { setupQuery, stepWords } from './setup-steps.ts'

type SetupDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

/** What to have in place before relying on the product, each with its live state. */
export function SetupDialog({ open, onOpenChange }: SetupDialogProps) {
  const { data, isError, error, isFetching, refetch } = useQuery({
    ...setupQuery,
    enabled: open,
  })
  const done = data?.filter((item) => item.done).length
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Ready for production"
      description={
        data
          ? `${done} of ${data.length} in place.`
          : 'What to have in place before you rely on it.'
      }
    >
      {data ? (
        <>
          <div aria-hidden="true" className="flex gap-1 pb-1">
            {data.map(({ step, done }) => (
              <span
                key={step}
                className={`h-1 flex-1 rounded-full ${done ? 'bg-green' : 'bg-paper-edge'}`}
              />
            ))}
          </div>
          <ul className="divide-y divide-paper-edge">
            {data.map((item) => (
              <Item key={item.step} item={item} onLeave={() => onOpenChange(false)} />
            ))}
          </ul>
        </>
      ) : isError ? (
        <LoadFailure error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <Skeleton className="h-64" />
      )}
    </Dialog>
  )
}

function Item({ item, onLeave }: { item: SetupItem; onLeave: () => void }) {
  const { title, how, link } = stepWords[item.step]
  const Icon = item.done ? CircleCheck : CircleDashed
  return (
    <li className="flex gap-3 py-3 last:pb-0">
      <Icon
        size={20}
        aria-hidden="true"
        className={`mt-0.5 shrink-0 ${item.done ? 'text-green' : 'text-ink-faint'}`}
      />
      <div className="min-w-0 text-sm">
        <h3 className="font-medium">
          {title}
          <span className="sr-only">{item.done ? ': done' : ': to do'}</span>
        </h3>
        <p className="wrap-anywhere text-ink-soft">{item.state}</p>
        {!item.done && (
          <p className="mt-1 text-ink-soft">
            {how}{' '}
            {link && (
              <Link to={link.href} onClick={onLeave} className={linkClass}>
                {link.label}
              </Link>
            )}
          </p>
        )}
      </div>
    </li>
  )
}
