import { useState } from 'react'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { BackCloses } from '../../drafts/form-draft.tsx'
import { CsvButtons, CsvTab } from './csv-tab.tsx'
import { isUnderWay } from './import-run.ts'
import { useImportWorker } from './import-worker.ts'
import { TextTab } from './text-tab.tsx'
import { useCsvImport } from './use-csv-import.ts'
import { useTextSync } from './use-text-sync.ts'

const tabs = [
  { value: 'text', label: 'Text/Email Parser' },
  { value: 'csv', label: 'CSV Import' },
]

/** What is asked before something underway is left. */
const questions = {
  text: {
    title: 'Discard what you typed?',
    description: 'It has not been saved.',
    action: 'Discard',
    cancel: 'Keep editing',
  },
  import: {
    title: 'Stop the import?',
    description: 'What is imported stays. Importing the same file again adds only the rest.',
    action: 'Stop importing',
    cancel: 'Keep importing',
  },
}

type QuickSyncDialogProps = { open: boolean; onClose: () => void }

/** Meetings from a pasted text or from a file. What is underway is not closed without asking. */
export function QuickSyncDialog({ open, onClose }: QuickSyncDialogProps) {
  const [tab, setTab] = useState('text')
  const [asking, setAsking] = useState<{ about: keyof typeof questions; open: boolean } | null>(
    null,
  )
  const worker = useImportWorker(open)
  const text = useTextSync(worker, onClose)
  const csv = useCsvImport(worker)
  const run = csv.state.step === 'import' ? csv.state.run : null

  const close = () => {
    if (run && isUnderWay(run)) setAsking({ about: 'import', open: true })
    else if (text.dirty) setAsking({ about: 'text', open: true })
    else leave()
  }
  const leave = () => {
    run?.stop()
    text.clear()
    onClose()
  }
  return (
    <>
      {open && (
        <BackCloses onBack={asking?.open ? () => setAsking({ ...asking, open: false }) : close} />
      )}
      <Dialog
        open={open}
        onOpenChange={(next) => next || close()}
        title="One-Click Meeting Data Sync"
        description="Meetings that were booked elsewhere, read from what you have of them."
        size="xl"
        footer={
          tab === 'text' ? (
            <>
              <Button variant="secondary" onClick={close}>
                Cancel
              </Button>
              <Button disabled={!text.ready} busy={text.syncing} onClick={text.sync}>
                {text.syncing ? 'Syncing...' : 'Sync Meeting'}
              </Button>
            </>
          ) : (
            <CsvButtons csv={csv} onClose={close} />
          )
        }
      >
        <Tabs value={tab} onValueChange={setTab} label="Source of the meetings" tabs={tabs}>
          <TabPanel value="text">
            {/* As high as the window lets the dialog be, and no higher than the fields. */}
            <div className="md:h-[max(27rem,min(47rem,100dvh-var(--toast-room)-var(--dialog-top)-15rem))]">
              <TextTab sync={text} />
            </div>
          </TabPanel>
          <TabPanel value="csv">
            <CsvTab csv={csv} />
          </TabPanel>
        </Tabs>
      </Dialog>
      {asking && (
        <AlertDialog
          {...questions[asking.about]}
          open={asking.open}
          onOpenChange={(next) => setAsking({ ...asking, open: next })}
          destructive
          onAction={leave}
        />
      )}
    </>
  )
}
