import { Building2, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router'
import { z } from 'zod'
import { peopleLimits } from '#shared/people/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { line, optional } from '#shared/text.ts'
import { Link, linkClass } from '#web/ui/link.tsx'
import { mailHref } from '../records/description-list.tsx'
import { PhoneLink } from '../records/phone-link.tsx'
import { defineForm } from '../records/record-form.tsx'
import { type PersonRow, personResource, personTitle } from './person-list.ts'
import { PersonMark } from './person-mark.tsx'
import { RecordHead, type WayOn } from './record-head.tsx'

const personForm = defineForm({
  resource: personResource,
  noun: 'person',
  schema: z.object({
    name: optional(line('Name', peopleLimits.name)),
    phone: optional(line('Phone', peopleLimits.phone)),
  }),
  fields: [
    { name: 'name', label: 'Name' },
    { name: 'phone', label: 'Phone', type: 'tel' },
  ],
  edit: {
    title: 'Edit Person',
    // Their other numbers stay behind the first, unless it is that one that changes.
    changes: (base: PersonRow, { name, phone }: { name: string | null; phone: string | null }) => ({
      name: name ?? '',
      ...(phone !== base.phone && { phone }),
    }),
    updated: { title: 'Person updated', description: 'What you changed has been saved.' },
    failed: { title: 'Update failed', description: 'Failed to update person. Please try again.' },
  },
})

type PersonHeadProps = WayOn<PersonRow> & {
  /** Absent while nothing is known of them. */
  person: PersonRow | undefined
  /** They could not be read: only the way on is shown. */
  failed: boolean
}

/** Who they are and how to reach them. */
export function PersonHead({ person, failed, ...way }: PersonHeadProps) {
  const read = failed ? undefined : person
  return (
    <RecordHead
      {...way}
      title={person ? personTitle(person) : failed ? 'Person' : undefined}
      mark={read && <PersonMark person={read} className="size-10" threads={10} />}
      form={personForm}
      record={read}
    >
      {read && <Reaches person={read} />}
    </RecordHead>
  )
}

const Reaches = ({ person: { emails, phones, companyId, company } }: { person: PersonRow }) => (
  <ul className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
    {emails.map((email) => (
      <Reach key={email} icon={<Mail size={15} />}>
        <Link href={mailHref(email)}>{email}</Link>
      </Reach>
    ))}
    {phones.map((phone) => (
      <Reach key={phone} icon={<Phone size={15} />}>
        <PhoneLink>{phone}</PhoneLink>
      </Reach>
    ))}
    {companyId && (
      <Reach icon={<Building2 size={15} />}>
        <RouterLink to={adminPage.company(companyId)} className={linkClass}>
          {company}
        </RouterLink>
      </Reach>
    )}
  </ul>
)

function Reach({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex min-w-0 items-center gap-1.5 text-ink-faint">
      {icon}
      <span className="wrap-anywhere min-w-0">{children}</span>
    </li>
  )
}
