import { expect, test } from 'vitest'
import { csvTable } from '#tests/support/csv-table.ts'
import { missingColumns } from './columns.ts'
import { readBookings } from './read-bookings.ts'

const zone = 'America/New_York'

const acuity =
  '"Start Time","End Time","Timezone","First Name","Last Name","Phone","Email","Type","Calendar","Appointment Price","Date Scheduled"'
const acuityRow =
  '"December 9, 2026 9:00 am","December 9, 2026 10:00 am","Europe/London","Jane","Orwin","\'+447700900100","jane@orwin.example","Discovery call","Petra Quandt","0.00","2026-11-20"'
const bookingsHead =
  'Date Time\tCustomer Name\tCustomer Email\tCustomer Phone\tCustomer Address\tStaff\tStaff Name\tStaff Email\tService\tLocation\tDuration (mins.)\tPricing Type\tPrice\tCurrency\tCc Attendees\tSigned Up Attendees Count\tText Notifications Enabled\t Custom Fields\tEvent Type\tBooking Id\tTracking Data'
const bookingsRow = (name: string) =>
  `12/17/2026 9:00 AM\t${name}\t${name}@orwin.example\t+44 7700 900100\t\tPQ\tPetra Quandt\tpetra@firm.example\tDiscovery call\tTeams\t30\tNot set\t0\tGBP\t\t2\tTRUE\t\tAppointment\tAAMk-1\t{}`

test.each([
  ['Acuity', `${acuity}\n${acuityRow}`],
  [
    'Acuity with forms and ids',
    `${acuity},"Paid?","Amount Paid Online","Certificate Code","Notes","Label","Scheduled By","Appointment ID","Canceled"\n${acuityRow},"no","0.00","","","","","901","no"`,
  ],
  ['Microsoft Bookings', `${bookingsHead}\n${bookingsRow('jane')}`],
  [
    'Cal.com',
    'Booking UID,Title,Status,Start Time,End Time,Attendee Name,Attendee Email,Event Type,Location,Attendee Phone\nuid-1,Discovery call between P and J,ACCEPTED,2026-12-17 09:00:00,2026-12-17 09:30:00,Jane Orwin,jane@orwin.example,Discovery call,Zoom,+447700900100',
  ],
  [
    'Google Calendar with guests',
    'Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location,Attendee Email,Phone\nDiscovery call,12/17/2026,9:00 AM,12/17/2026,9:30 AM,False,,,jane@orwin.example,+447700900100',
  ],
  [
    'one that is told by client and service',
    'Booking date,Booking time,Client name,Client email,Client phone,Service,Provider,Status\n2026-12-17,09:00,Jane Orwin,jane@orwin.example,+447700900100,Discovery call,Petra,Confirmed',
  ],
])('an export of %s', (_, text) => {
  const file = csvTable(`${text}\n`)
  expect(missingColumns(file.headers, file.rows)).toEqual([])
  const { bookings, dropped } = readBookings(file, { zone: 'Europe/London' })
  expect(dropped).toEqual([])
  expect(bookings).toMatchObject([
    {
      email: 'jane@orwin.example',
      phone: expect.stringMatching(/^\+44 ?7700 ?900100$/),
      meetingType: 'Discovery call',
      utc: expect.stringMatching(/^2026-12-(?:09|17)T09:00Z$/),
    },
  ])
})

test('customers of one group booking stay two', () => {
  const file = csvTable(`${bookingsHead}\n${bookingsRow('jane')}\n${bookingsRow('omar')}\n`)
  const { bookings, duplicates } = readBookings(file, { zone })
  expect(bookings).toMatchObject([{ eventId: 'AAMk-1' }, { eventId: 'AAMk-1' }])
  expect(duplicates).toEqual([])
})

test('when something was booked is not when it is', () => {
  const file = csvTable(
    'Booking Date,Start Time,Email\n2026-11-20,2026-12-17 09:00,jane@orwin.example\n',
  )
  expect(readBookings(file, { zone }).bookings[0]?.local).toBe('2026-12-17T09:00')
})

test('Calendly says the type by its name, and a file of times alone has no start', () => {
  const file = csvTable(
    'Email,Start Date & Time,Event Type Name,Service\na@x.example,2026-12-17 09:00,Discovery call,Consulting\n',
  )
  expect(readBookings(file, { zone }).bookings[0]?.meetingType).toBe('Discovery call')
  const times = csvTable('Email,Start Time\na@x.example,10:30\nb@x.example,2:30:00 PM\n')
  expect(missingColumns(times.headers, times.rows)).toEqual(['Start Date & Time'])
})
