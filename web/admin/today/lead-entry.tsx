import { Circle, Ellipsis, ListPlus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Lead } from '#shared/leads/schema.ts'
import { leadStatusLabels, settableLeadStatuses } from '#shared/leads/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { dealOffer, useSetLeadStatus } from '../leads/lead-actions.tsx'
import { ToneDot } from '../lists/list-cells.tsx'
import { StepForm } from '../people/next-steps.tsx'
import { useCreateTask } from '../people/person-calls.ts'
import { AssigneeMark } from '../records/colleagues.tsx'
import { tones } from '../records/tones.ts'
import { Act, Entry, KeyHint } from './entry.tsx'

type LeadEntryProps = {
  lead: Lead
  withOwner: boolean
  onActed: () => void
  /** Opens a deal with whom it came from. */
  onDeal: (lead: Lead) => void
}

/** Somebody who waits for an answer: given a status, or a next step. */
export function LeadEntry({ lead, withOwner, onActed, onDeal }: LeadEntryProps) {
  const { name, company, email, message, personId, assignedTo } = lead
  const setStatus = useSetLeadStatus()
  const create = useCreateTask(personId ?? '')
  const [adding, setAdding] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const mark = (status: (typeof settableLeadStatuses)[number]) =>
    setStatus.mutate(
      { record: lead, status, offer: dealOffer(lead, status, () => onDeal(lead)) },
      { onSettled: onActed },
    )
  return (
    <Entry
      lead={withOwner && <AssigneeMark id={assignedTo} />}
      name={name}
      to={personId ? adminPage.person(personId) : adminPage.lead(lead.id)}
      detail={
        <>
          {company || email} · wrote <RelativeTime at={lead.createdAt} />
        </>
      }
      quote={message}
      actions={
        <>
          <Act
            label={`Mark as contacted: ${name}`}
            Icon={Circle}
            word="Contacted"
            shortcut="C"
            onClick={() => mark('contacted')}
          />
          {personId && (
            <Act
              label={`Set a next step: ${name}`}
              Icon={ListPlus}
              shortcut="N"
              expanded={adding}
              onClick={() => setAdding((now) => !now)}
            />
          )}
          {/* A menu opens by the pointer going down, or by Enter: the key S presses neither. */}
          <button
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            data-key="s"
            className="hidden"
            onClick={() => {
              menu.current?.focus()
              menu.current?.dispatchEvent(
                new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }),
              )
            }}
          />
          <Menu
            trigger={
              <Button
                ref={menu}
                variant="quiet"
                size="icon"
                aria-label={`Status: ${name}`}
                aria-keyshortcuts="S"
                className="relative"
              >
                <KeyHint>S</KeyHint>
                <Ellipsis size={16} aria-hidden="true" />
              </Button>
            }
          >
            {settableLeadStatuses.map((status) => (
              <MenuItem key={status} onSelect={() => mark(status)}>
                <ToneDot tone={tones[status]} />
                Mark as {leadStatusLabels[status]}
              </MenuItem>
            ))}
            <MenuSeparator />
            <MenuItem asChild>
              <Link to={adminPage.lead(lead.id)}>Open the lead</Link>
            </MenuItem>
          </Menu>
        </>
      }
    >
      {adding && (
        <StepForm
          focusOn="title"
          busy={create.isPending}
          onSet={async (wanted) => {
            await create.mutateAsync(wanted)
            setAdding(false)
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </Entry>
  )
}
