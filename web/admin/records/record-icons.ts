import {
  Building2,
  CalendarDays,
  FileDown,
  Handshake,
  Inbox,
  ListChecks,
  type LucideIcon,
  Mails,
  Send,
  UsersRound,
} from 'lucide-react'

/** The sign of each kind of record: one in the sections, the search, the history and the bell. */
export const recordIcons = {
  lead: Inbox,
  person: UsersRound,
  company: Building2,
  deal: Handshake,
  consultation: CalendarDays,
  submission: FileDown,
  subscriber: Mails,
  task: ListChecks,
  mail: Send,
} satisfies Record<string, LucideIcon>
