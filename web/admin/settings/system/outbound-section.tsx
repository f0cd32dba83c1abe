import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { outboundCalls } from '#shared/office-calls.ts'
import { type Outbound, type OutboundRow, outboundSchema } from '#shared/outbound/schema.ts'
import { outboundKeptDays, outboundPurposes } from '#shared/outbound/vocabulary.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { call } from '../../http/call.ts'
import { SettingsSection, WithQuery } from '../settings-section.tsx'

const outboundQuery = queryOptions({
  queryKey: ['system', 'outbound'],
  queryFn: ({ signal }) => call(outboundCalls.list, outboundSchema, { signal }),
})

/** Which other machines this one calls, what for and how often. */
export function OutboundSection() {
  const outbound = useQuery(outboundQuery)
  return (
    <SettingsSection
      title="What leaves this machine"
      description={`The other machines that were called in the last ${outboundKeptDays} days, and what for. Besides the database nothing else is.`}
      folded={{ words: `Calls of the last ${outboundKeptDays} days` }}
    >
      <WithQuery query={outbound} what="what leaves this machine">
        {(outbound) => <Purposes outbound={outbound} />}
      </WithQuery>
    </SettingsSection>
  )
}

const plural = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`

const wordsOf = (purpose: string): string =>
  (outboundPurposes as Readonly<Record<string, string>>)[purpose] ?? purpose

function Purposes({ outbound: { calls, mail } }: { outbound: Outbound }) {
  if (calls.length === 0 && !mail) {
    return (
      <p className="text-ink-soft text-sm">
        Nothing so far. Calendar feeds of the team, and the mail server once there is one, are
        listed here by host.
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      {mail && (
        <Purpose words="Mail">
          <Host host={mail.host} lastAt={mail.lastAt}>
            {plural(mail.sent, 'message', 'messages')}
          </Host>
        </Purpose>
      )}
      {[...Map.groupBy(calls, ({ purpose }) => purpose)].map(([purpose, rows]) => (
        <Purpose key={purpose} words={wordsOf(purpose)}>
          {rows.map((row) => (
            <Called key={row.host} row={row} />
          ))}
        </Purpose>
      ))}
    </div>
  )
}

function Purpose({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-medium text-sm">{words}</h3>
      <ul className="mt-1 divide-y divide-paper-edge/70">{children}</ul>
    </div>
  )
}

type HostProps = {
  host: string
  lastAt: string | null
  /** How often. */
  children: ReactNode
  failure?: ReactNode
}

function Host({ host, lastAt, children, failure }: HostProps) {
  return (
    <li className="py-2 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <span className="wrap-anywhere">{host}</span>
        <span className="text-ink-soft tabular-nums">
          {children}
          {lastAt && (
            <>
              , last <RelativeTime at={lastAt} />
            </>
          )}
        </span>
      </p>
      {failure}
    </li>
  )
}

function Called({ row }: { row: OutboundRow }) {
  const { host, calls, failures, lastAt, lastFailure, lastFailureAt } = row
  const failure = lastFailure && lastFailureAt && (
    <p className="mt-1 wrap-anywhere text-ink-soft text-xs">
      {plural(failures, 'call', 'calls')} failed, the last <RelativeTime at={lastFailureAt} />:{' '}
      {lastFailure}
    </p>
  )
  return (
    <Host host={host} lastAt={lastAt} failure={failure}>
      {plural(calls, 'call', 'calls')}
    </Host>
  )
}
