import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { toast } from '#web/ui/toast-store.ts'

/** How long the button says that it has copied, in milliseconds. */
const copiedMs = 2_000

type CopyButtonProps = {
  text: string
  label: string
  /** Its icon alone is seen. */
  small?: boolean
  onCopied?: () => void
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, label, small, onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      onCopied?.()
    } catch {
      // Browsers refuse it on plain http, and when they were told to.
      toast({
        title: 'Copy failed',
        description: 'The browser does not allow it. Select the text and copy it by hand.',
        variant: 'destructive',
      })
    }
  }
  return (
    <Button
      variant={small ? 'quiet' : 'secondary'}
      size={small ? 'icon' : 'sm'}
      title={small ? label : undefined}
      onClick={() => void copy()}
    >
      {copied ? <Check size={15} /> : <Copy size={15} />}
      <span aria-live="polite" className={cx(small && 'sr-only')}>
        {copied ? 'Copied' : label}
      </span>
    </Button>
  )
}
