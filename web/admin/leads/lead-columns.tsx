import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Lead } from '#shared/leads/schema.ts'
import {
  contactFormSource,
  defaultLeadPriority,
  type LeadPriority,
  leadPriorityLabels,
} from '#shared/leads/vocabulary.ts'
import { sourceLabel } from '#shared/source-label.ts'
import {
  ContactLink,
  MessageCell,
  NothingCell,
  RelativeTimeCell,
  RowNameLink,
  TextCell,
  UnmarkedCell,
} from '../lists/list-cells.tsx'
import { listColumns, type TableConfig } from '../lists/list-table.tsx'
import { AssigneeMark } from '../records/colleagues.tsx'
import { mailHref } from '../records/description-list.tsx'
import { PhoneCell } from '../records/phone-link.tsx'
import { TagList } from '../records/tags.tsx'
import { LeadRowMenu, SetAsideActions } from './lead-actions.tsx'
import { PriorityBadge, StatusBadge } from './lead-badges.tsx'
import { ScoreMark } from './lead-score.tsx'

const helper = listColumns<Lead>()

/** Stands beside the status where the priority has no column; nothing for the usual one. */
function PriorityMark({ priority }: { priority: LeadPriority }) {
  if (priority === defaultLeadPriority) return null
  const [Arrow, colour] =
    priority === 'high' ? [ArrowUp, 'text-danger'] : [ArrowDown, 'text-ink-faint']
  const words = `${leadPriorityLabels[priority]} priority`
  return (
    <span title={words} className={`lead-priority ml-1 ${colour}`}>
      <Arrow size={14} aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  )
}

const name = helper.accessor('name', {
  header: 'Name',
  cell: ({ row: { original: lead } }) => (
    <span className="flex min-w-0 items-center gap-2">
      <RowNameLink record={lead}>{lead.name}</RowNameLink>
      <ScoreMark lead={lead} />
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
    return value ? <PhoneCell>{value}</PhoneCell> : <NothingCell />
  },
})
const source = helper.accessor('source', {
  header: 'Source',
  enableSorting: false,
  cell: ({ getValue }) => (
    <TextCell faint={getValue() === contactFormSource}>{sourceLabel(getValue())}</TextCell>
  ),
})
const tags = helper.accessor('tags', {
  header: 'Tags',
  enableSorting: false,
  cell: ({ getValue }) =>
    getValue().length > 0 ? <TagList tags={getValue()} shown={1} /> : <UnmarkedCell />,
})
const status = helper.accessor('status', {
  header: 'Status',
  enableSorting: false,
  cell: ({ row: { original: lead } }) => (
    <>
      <StatusBadge status={lead.status} />
      <PriorityMark priority={lead.priority} />
    </>
  ),
})
const priority = helper.accessor('priority', {
  header: 'Priority',
  enableSorting: false,
  cell: ({ getValue }) => <PriorityBadge priority={getValue()} />,
})
const owner = helper.accessor('assignedTo', {
  id: 'owner',
  header: 'Owner',
  enableSorting: false,
  cell: ({ getValue }) => (getValue() ? <AssigneeMark id={getValue()} /> : <UnmarkedCell />),
})
const createdAt = helper.accessor('createdAt', {
  header: 'When',
  sortDescFirst: true,
  cell: ({ getValue }) => <RelativeTimeCell at={getValue()} />,
})
const message = helper.accessor('message', {
  header: 'Message',
  enableSorting: false,
  cell: ({ row: { original: lead } }) => (
    <MessageCell message={lead.message} reason={lead.quarantine} />
  ),
})
const menu = helper.display({
  id: 'menu',
  header: 'Actions',
  cell: ({ row }) => <LeadRowMenu lead={row.original} />,
})
const setAsideMenu = helper.display({
  id: 'menu',
  header: 'Actions',
  cell: ({ row }) => <SetAsideActions lead={row.original} />,
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
  tags,
  status,
  priority,
  owner,
  createdAt,
  menu,
])

/** Of messages that were set aside it matters what they say, not how the lead stands. */
const quarantineColumns = helper.columns([
  name,
  company,
  email,
  phone,
  message,
  createdAt,
  setAsideMenu,
])

export const leadTable: TableConfig<Lead> = {
  label: 'Leads',
  columns: leadColumns,
  heights,
  className: 'leads-list',
}

export const quarantineTable: TableConfig<Lead> = {
  label: 'Messages set aside',
  columns: quarantineColumns,
  sparse: ['company', 'phone'],
  heights: { ...heights, table: 56, cards: 174 },
  className: 'leads-list quarantine-list',
}
