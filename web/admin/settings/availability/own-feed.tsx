import { useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { CopyButton } from '../copy-button.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { useRenewFeed } from './availability-calls.ts'

/** The private address under which a calendar program reads one's own bookings. */
export function OwnFeed({ url }: { url: string | null }) {
  const [asking, setAsking] = useState(false)
  const renew = useRenewFeed()
  return (
    <SettingsSection
      title="Your bookings elsewhere"
      description="Subscribe to this address in any calendar program to see your bookings there. Whoever has it reads them, so keep it to yourself."
      folded={{ words: 'Your private feed address' }}
    >
      {url === null ? (
        <p className="text-ink-soft text-sm">There is an address once you have saved hours.</p>
      ) : (
        <>
          <Field label="Private feed address">
            <Input
              readOnly
              value={url}
              className="border-dashed bg-transparent font-mono text-xs"
            />
          </Field>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={url} label="Copy address" />
            <Button
              variant="secondary"
              size="sm"
              busy={renew.isPending}
              onClick={() => setAsking(true)}
            >
              Renew
            </Button>
          </div>
        </>
      )}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Renew the feed address?"
        description="Calendar programs that read the address you have now get nothing more from it, until they subscribe to the new one."
        action="Renew"
        onAction={() => renew.mutate()}
      />
    </SettingsSection>
  )
}
