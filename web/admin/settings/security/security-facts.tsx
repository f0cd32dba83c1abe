import type { Account } from '#shared/accounts/account-schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { dateOf } from '../../shell/relative-time.ts'

/** 'Account Created' and its state (admin-back-office.md §2, Settings: Security). */
export function SecurityFacts({ account }: { account: Account }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-8 gap-y-2.5 text-sm">
      <dt className="text-ink-soft">Account Created</dt>
      <dd className="tabular-nums">
        <time dateTime={account.createdAt}>{dateOf(Date.parse(account.createdAt))}</time>
      </dd>
      <dt className="text-ink-soft">Account state</dt>
      <dd>
        <Badge tone="green">Active</Badge>
      </dd>
    </dl>
  )
}
