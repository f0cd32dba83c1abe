import { createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import { use } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { quarantineReasonLabels } from '#shared/leads/vocabulary.ts'
import { When } from '../shell/when.tsx'
import { mailHref, phoneHref } from './contact-links.ts'
import { RowTabIndex } from './lead-actions.tsx'
import { PriorityBadge, StatusBadge } from './lead-badges.tsx'
import { LeadNameLink } from './lead-name-link.tsx'
import { LeadRowMenu } from './lead-row-menu.tsx'

export const leadFeatures = tableFeatures({ rowSortingFeature })

const helper = createColumnHelper<typeof leadFeatures, Lead>()

/** An absent value: a dash where columns line up, nothing on a card. */
const nothing = <span className="lead-absent text-ink-faint">–</span>

const text = (value: string | null) => (value ? <span className="truncate">{value}</span> : nothing)

function ContactLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} tabIndex={use(RowTabIndex)} className="lead-contact">
      {children}
    </a>
  )
}

const name = helper.accessor('name', {
  header: 'Name',
  cell: ({ row }) => <LeadNameLink lead={row.original} />,
})
const company = helper.accessor('company', {
  header: 'Company',
  cell: ({ getValue }) => text(getValue()),
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
    return value ? <ContactLink href={phoneHref(value)}>{value}</ContactLink> : nothing
  },
})
const source = helper.accessor('source', {
  header: 'Source',
  enableSorting: false,
  cell: ({ getValue }) => text(getValue()),
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
  cell: ({ getValue }) => <CreatedAt at={getValue()} />,
})
const reason = helper.accessor('quarantine', {
  header: 'Why it was set aside',
  enableSorting: false,
  cell: ({ getValue }) => {
    const value = getValue()
    return value ? <span className="truncate">{quarantineReasonLabels[value]}</span> : nothing
  },
})
const menu = helper.display({
  id: 'menu',
  header: () => <span className="sr-only">Actions</span>,
  cell: ({ row }) => <LeadRowMenu lead={row.original} />,
})

function CreatedAt({ at }: { at: string }) {
  return <When at={at} tabIndex={use(RowTabIndex)} />
}

/** The columns as a salesperson reads them. */
export const leadColumns = helper.columns([
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
export const quarantineColumns = helper.columns([
  name,
  company,
  email,
  phone,
  source,
  reason,
  createdAt,
  menu,
])
