import { use } from 'react'
import type { Consultation } from '#shared/consultations/schema.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
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
import { RowTabIndex } from '../lists/row-focus.ts'
import { AssigneeMark } from '../records/colleagues.tsx'
import { mailHref } from '../records/description-list.tsx'
import { PhoneCell } from '../records/phone-link.tsx'
import { ConsultationRowMenu, SetAsideActions } from './consultation-actions.tsx'
import { ConsultationStatusBadge, MeetingTypeBadge } from './consultation-badges.tsx'
import { fullMeetingTime, shortMeetingTime } from './meeting-time.ts'

const helper = listColumns<Consultation>()

function PreferredDate({ at }: { at: string }) {
  return (
    <Tooltip content={fullMeetingTime(at)}>
      <time dateTime={at} tabIndex={use(RowTabIndex)} className="truncate rounded-sm">
        {shortMeetingTime(at)}
      </time>
    </Tooltip>
  )
}

const name = helper.accessor('name', {
  header: 'Name',
  cell: ({ row }) => <RowNameLink record={row.original}>{row.original.name}</RowNameLink>,
})
const company = helper.accessor('company', {
  header: 'Company',
  cell: ({ getValue }) => <TextCell>{getValue()}</TextCell>,
})
const contact = helper.accessor('email', {
  id: 'contact',
  header: 'Contact',
  enableSorting: false,
  cell: ({ row: { original } }) => (
    <span className="min-w-0">
      <ContactLink href={mailHref(original.email)}>{original.email}</ContactLink>
      {original.phone && <PhoneCell>{original.phone}</PhoneCell>}
    </span>
  ),
})
const preferredDate = helper.accessor('preferredDate', {
  header: 'Preferred Date',
  cell: ({ getValue }) => {
    const at = getValue()
    return at ? <PreferredDate at={at} /> : <NothingCell />
  },
})
const meetingType = helper.accessor('meetingType', {
  header: 'Meeting Type',
  enableSorting: false,
  cell: ({ getValue }) => <MeetingTypeBadge type={getValue()} />,
})
const status = helper.accessor('status', {
  header: 'Status',
  enableSorting: false,
  cell: ({ getValue }) => <ConsultationStatusBadge status={getValue()} />,
})
const host = helper.accessor('hostId', {
  id: 'host',
  header: 'Host',
  enableSorting: false,
  cell: ({ getValue }) =>
    getValue() ? <AssigneeMark id={getValue()} says="Host:" /> : <UnmarkedCell />,
})
const message = helper.accessor('message', {
  header: 'Message',
  enableSorting: false,
  cell: ({ row: { original } }) => (
    <MessageCell message={original.message} reason={original.quarantine} />
  ),
})
const createdAt = helper.accessor('createdAt', {
  header: 'Requested',
  sortDescFirst: true,
  cell: ({ getValue }) => <RelativeTimeCell at={getValue()} />,
})
const menu = helper.display({
  id: 'menu',
  header: 'Actions',
  cell: ({ row }) => <ConsultationRowMenu consultation={row.original} />,
})
const setAsideMenu = helper.display({
  id: 'menu',
  header: 'Actions',
  cell: ({ row }) => <SetAsideActions consultation={row.original} />,
})

/** Pixels of a row where there is no room for a table: two lines, or a card. */
const heights = { table: 56, lines: 71, cards: 127 }

/** The eight columns of admin-back-office.md §2, Consultation Requests. */
const consultationColumns = helper.columns([
  name,
  company,
  contact,
  preferredDate,
  meetingType,
  host,
  status,
  createdAt,
  menu,
])

/** Of requests that were set aside it matters what they say, not how they stand. */
const quarantineColumns = helper.columns([
  name,
  company,
  contact,
  preferredDate,
  message,
  createdAt,
  setAsideMenu,
])

export const consultationTable: TableConfig<Consultation> = {
  label: 'Consultation requests',
  columns: consultationColumns,
  sparse: ['hostId'],
  heights,
  className: 'consultations-list',
}

export const quarantineTable: TableConfig<Consultation> = {
  label: 'Requests set aside',
  columns: quarantineColumns,
  sparse: ['company', 'preferredDate'],
  heights: { ...heights, cards: 200 },
  className: 'consultations-list consultations-aside',
}
