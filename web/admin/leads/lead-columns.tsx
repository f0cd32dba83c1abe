import type { Lead } from '#shared/leads/schema.ts'
import { quarantineReasonLabels } from '#shared/quarantine.ts'
import { ContactLink, NothingCell, RowNameLink, TextCell, WhenCell } from '../lists/list-cells.tsx'
import { type ListLook, listColumns } from '../lists/list-table.tsx'
import { mailHref, phoneHref } from '../records/facts.tsx'
import { LeadRowMenu } from './lead-actions.tsx'
import { PriorityBadge, StatusBadge } from './lead-badges.tsx'
import { usePersonName } from './lead-queries.ts'
import { ScoreMark } from './lead-score.tsx'

const helper = listColumns<Lead>()

const name = helper.accessor('name', {
  header: 'Name',
  cell: ({ row: { original: lead } }) => (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <RowNameLink record={lead}>{lead.name}</RowNameLink>
      <span className="ml-auto flex items-center gap-1.5">
        <ScoreMark lead={lead} />
        <AssigneeMark id={lead.assignedTo} />
      </span>
    </span>
  ),
})
const company = helper.accessor('company', {
  header: 'Company',
  cell: ({ getValue }) => <TextCell>{getValue()}</TextCell>,
})
const email = helper.accessor('email', {
  header: 'Email',
  cell: ({ getValue }) => <ContactLink href={mailHref(getValue())}>{getValue()}</ContactLink>,
})
const phone = helper.accessor('phone', {
  header: 'Phone',
  enableSorting: false,
  cell: ({ getValue }) => {
    const value = getValue()
    return value ? <ContactLink href={phoneHref(value)}>{value}</ContactLink> : <NothingCell />
  },
})
const source = helper.accessor('source', {
  header: 'Source',
  enableSorting: false,
  cell: ({ getValue }) => <TextCell>{getValue()}</TextCell>,
})
const status = helper.accessor('status', {
  header: 'Status',
  enableSorting: false,
  cell: ({ getValue }) => <StatusBadge status={getValue()} />,
})
const priority = helper.accessor('priority', {
  header: 'Priority',
  enableSorting: false,
  cell: ({ getValue }) => <PriorityBadge priority={getValue()} />,
})
const createdAt = helper.accessor('createdAt', {
  header: 'When',
  sortDescFirst: true,
  cell: ({ getValue }) => <WhenCell at={getValue()} />,
})
const reason = helper.accessor('quarantine', {
  header: 'Why it was set aside',
  enableSorting: false,
  cell: ({ getValue }) => {
    const value = getValue()
    return <TextCell>{value && quarantineReasonLabels[value]}</TextCell>
  },
})
const menu = helper.display({
  id: 'menu',
  header: 'Actions',
  cell: ({ row }) => <LeadRowMenu lead={row.original} />,
})

/** Pixels of a row where there is no room for a table: two lines, or a card. */
const heights = { table: 42, lines: 71, cards: 129 }

/** The columns as a salesperson reads them. */
const leadColumns = helper.columns([
  name,
  company,
  email,
  phone,
  source,
  status,
  priority,
  createdAt,
  menu,
])

/** For messages that were set aside the reason matters, not how the lead stands. */
const quarantineColumns = helper.columns([
  name,
  company,
  email,
  phone,
  source,
  reason,
  createdAt,
  menu,
])

export const leadLook: ListLook<Lead> = {
  label: 'Leads',
  columns: leadColumns,
  heights,
  className: 'leads-list',
}

export const quarantineLook: ListLook<Lead> = {
  label: 'Messages set aside',
  columns: quarantineColumns,
  heights,
  className: 'leads-list quarantine-list',
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Whose lead it is, as initials beside its name; the name in full on hover. */
function AssigneeMark({ id }: { id: string | null }) {
  const name = usePersonName(id)
  if (!name) return null
  return (
    <span
      title={`Assigned to ${name}`}
      className="grid size-5 shrink-0 place-items-center rounded-full border border-paper-edge bg-paper text-[0.625rem] text-ink-soft"
    >
      <span aria-hidden="true">{initials(name)}</span>
      <span className="sr-only">Assigned to {name}</span>
    </span>
  )
}
