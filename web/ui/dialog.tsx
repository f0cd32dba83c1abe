import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useBesideToast } from './beside-toast.ts'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'
import { useReturnFocus } from './return-focus.ts'

export const overlayClass =
  'fixed inset-0 z-40 bg-ink/35 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

export const panelClass =
  'fixed top-[calc(50%+(var(--room-above,0px)-var(--room-below,0px))/2)] left-1/2 z-50 flex ' +
  'max-h-[calc(100dvh-1.5rem-var(--room-above,0px)-var(--room-below,0px))] w-[calc(100vw-1.5rem)] -translate-x-1/2 ' +
  '-translate-y-1/2 flex-col rounded-lg border border-paper-edge bg-card shadow-high outline-none ' +
  'motion-safe:transition-[top] data-[state=open]:animate-rise data-[state=closed]:animate-fade-out'

const widths = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl', xl: 'max-w-5xl' }
export type DialogSize = keyof typeof widths

type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** A sentence for everybody; give `null` where the title says it all. */
  description: ReactNode | null
  size?: DialogSize | undefined
  /** Buttons beside the one that closes. */
  actions?: ReactNode
  /** Buttons under the body, always in sight. */
  footer?: ReactNode
  /** Where the focus goes on closing, when what opened the dialog is gone by then. */
  returnFocus?: (() => HTMLElement | null) | undefined
  children: ReactNode
}

/** A modal dialog: Esc and the veil close it, toasts stay clear of it, the focus stays inside and returns where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'md', footer, returnFocus } = props
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlayClass} />
        <Content
          ref={useBesideToast(open, () => onOpenChange(false))}
          {...(description === null ? { 'aria-describedby': undefined } : {})}
          className={cx(panelClass, widths[size])}
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={useReturnFocus(open, returnFocus)}
        >
          <header className="flex items-start gap-4 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Title className="truncate font-semibold text-lg leading-8">{title}</Title>
              {description !== null && (
                <Description className="text-ink-soft text-sm">{description}</Description>
              )}
            </div>
            <div className="flex">
              {props.actions}
              <CloseButton />
            </div>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{props.children}</div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-paper-edge border-t px-5 py-3">
              {footer}
            </footer>
          )}
        </Content>
      </Portal>
    </Root>
  )
}

/** The first field of a form; where there is none the dialog itself, so that its title is read. */
function focusFirstField(event: Event) {
  const { target } = event
  if (!(target instanceof HTMLElement)) return
  event.preventDefault()
  const field = target.querySelector<HTMLElement>('input, select, textarea')
  ;(field ?? target).focus()
}

function CloseButton() {
  return (
    <Close aria-label="Close" className={buttonClass({ variant: 'quiet', size: 'icon' })}>
      <svg
        aria-hidden="true"
        viewBox="0 0 16 16"
        className="size-4 fill-none stroke-[1.5] stroke-current"
      >
        <path d="m4 4 8 8m0-8-8 8" />
      </svg>
    </Close>
  )
}
