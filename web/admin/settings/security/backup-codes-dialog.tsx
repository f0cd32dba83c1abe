import { Download, Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { brand } from '#content/brand.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { dateOf } from '#web/ui/relative-time.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { CopyButton } from '../copy-button.tsx'

type BackupCodesDialogProps = { codes: string[] | null; email: string; onClose: () => void }

/** Shows fresh backup codes, this once: to copy, to download, to print. */
export function BackupCodesDialog({ codes, email, onClose }: BackupCodesDialogProps) {
  const [shown, setShown] = useState<string[]>([])
  const [isKept, setKept] = useState(false)
  const [asking, setAsking] = useState(false)
  // They stay in sight while the dialog fades.
  useEffect(() => {
    if (!codes) return
    setShown(codes)
    setKept(false)
  }, [codes])
  const close = () => (isKept ? onClose() : setAsking(true))
  const heading = `${brand.name} backup codes for ${email}, ${dateOf(Date.now())}`
  return (
    <>
      <Dialog
        open={codes !== null}
        onOpenChange={(next) => next || close()}
        title="Save your backup codes"
        description="Each signs you in once, should your phone be lost. They are shown only now: keep them apart from it."
        size="sm"
        footer={<Button onClick={onClose}>I have saved them</Button>}
      >
        <div className="printed-alone">
          <p className="hidden font-semibold print:block">{heading}</p>
          <ol
            aria-label="Backup codes"
            className="grid gap-y-2 rounded-md bg-paper-deep px-4 py-3 font-mono text-xs sm:text-sm"
          >
            {shown.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ol>
        </div>
        <div className="mt-4 flex flex-wrap gap-2">
          <CopyButton text={shown.join('\n')} label="Copy" onCopied={() => setKept(true)} />
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              download(heading, shown)
              setKept(true)
            }}
          >
            <Download size={15} />
            Download
          </Button>
          <Button
            variant="secondary"
            size="sm"
            onClick={() => {
              window.print()
              setKept(true)
            }}
          >
            <Printer size={15} />
            Print
          </Button>
        </div>
      </Dialog>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Close without saving the codes?"
        description="They are not shown again. Without them and your phone you can not sign in."
        action="Close"
        cancel="Keep them open"
        destructive
        onAction={onClose}
      />
    </>
  )
}

function download(heading: string, codes: string[]) {
  const text = [heading, 'Each is good once.', '', ...codes, ''].join('\n')
  const name = `${brand.name.toLowerCase()}-backup-codes.txt`
  saveFile(new Blob([text], { type: 'text/plain' }), name)
}
