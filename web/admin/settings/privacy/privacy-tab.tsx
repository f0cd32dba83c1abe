import { useQuery } from '@tanstack/react-query'
import {
  type RetentionRuleName,
  retentionRuleNames,
  retentionRules,
} from '#shared/privacy/retention.ts'
import type { RetentionState } from '#shared/privacy/schema.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Table, TableHeadCell, TableRow } from '#web/ui/table.tsx'
import { SettingsSection, WithQuery } from '../settings-section.tsx'
import { PersonData } from './person-data.tsx'
import { retentionQuery } from './privacy-calls.ts'

/** What the privacy policy promises: everything about a person at a click, and nothing kept too long. */
export function PrivacyTab() {
  return (
    <>
      <SettingsSection
        title="A person’s data"
        description="When somebody asks what you hold about them, or asks you to erase it. Answer within 72 hours, and only to the address concerned."
      >
        <PersonData />
      </SettingsSection>
      <SettingsSection
        title="Removed automatically"
        description={`Once a day, whatever is older is removed for good. What is deleted or erased is gone from the backups, too, after ${retentionRules.backups.days} more days: within the 90 days that your privacy policy promises.`}
      >
        <RetentionTable />
      </SettingsSection>
    </>
  )
}

/** How long each thing is kept, and what the last run removed. */
function RetentionTable() {
  const query = useQuery(retentionQuery)
  return (
    <WithQuery query={query} what="the rules">
      {(state) => (
        <>
          <Table className="retention-table">
            <thead>
              <tr>
                <TableHeadCell className="pl-0">What</TableHeadCell>
                <TableHeadCell className="text-right">Kept for</TableHeadCell>
                <TableHeadCell className="pr-0 text-right">Last removed</TableHeadCell>
              </tr>
            </thead>
            <tbody>
              {retentionRuleNames.map((rule) => (
                <Rule key={rule} rule={rule} lastRun={state.lastRun} />
              ))}
            </tbody>
          </Table>
          <LastRun state={state} />
        </>
      )}
    </WithQuery>
  )
}

type RuleProps = { rule: RetentionRuleName } & Pick<RetentionState, 'lastRun'>

function Rule({ rule, lastRun }: RuleProps) {
  const { label, days, detail } = retentionRules[rule]
  return (
    <TableRow className="gap-x-4 align-top">
      <td className="py-2.5 pr-3">
        {label}
        <span className="mt-0.5 block text-ink-faint text-xs">{detail}</span>
      </td>
      <td className="whitespace-nowrap px-3 py-2.5 text-right tabular-nums">
        <span className="sm:hidden">Kept for </span>
        {days} days
      </td>
      <td className="py-2.5 pl-3 text-right text-ink-soft tabular-nums">
        {lastRun ? lastRun.removed[rule].toLocaleString('en') : '–'}
        <span className="sm:hidden"> removed last</span>
      </td>
    </TableRow>
  )
}

const addresses = (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'address' : 'addresses'}`

function LastRun({ state: { lastRun, marks } }: { state: RetentionState }) {
  return (
    <p className="mt-3 border-paper-edge/70 border-t pt-3 text-ink-soft text-xs">
      {lastRun ? (
        <>
          Last run <RelativeTime at={lastRun.at} />.
        </>
      ) : (
        'The first run is still to come.'
      )}{' '}
      Erased on request: {addresses(marks.erased)}.
    </p>
  )
}
