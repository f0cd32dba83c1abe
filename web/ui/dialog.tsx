import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'
import { useEscClosesFirst } from './esc-closes-first.ts'
import { useReturnFocus } from './return-focus.ts'

export const overlayClass =
  'fixed inset-0 z-40 bg-veil data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out'

/**
 * A box in the middle of the screen; on a phone a sheet from below, with a handle. Either leaves room
 * for a toast, beneath or above, whether there is one or not: nothing moves when one comes or goes.
 */
export const panelClass =
  'fixed z-50 flex max-h-[calc(100dvh-var(--toast-room)-var(--dialog-top))] flex-col ' +
  'border border-paper-edge bg-card shadow-high outline-none data-[state=closed]:animate-fade-out ' +
  'max-sm:inset-x-0 max-sm:bottom-0 max-sm:rounded-t-lg max-sm:border-x-0 max-sm:border-b-0 ' +
  'max-sm:before:mx-auto max-sm:before:mt-2 max-sm:before:h-1 max-sm:before:w-9 max-sm:before:shrink-0 ' +
  'max-sm:before:rounded-full max-sm:before:bg-control max-sm:data-[state=open]:animate-rise-in ' +
  'sm:top-[calc(50%+(var(--dialog-top)-var(--toast-room))/2)] sm:left-1/2 sm:w-[calc(100vw-1.5rem)] ' +
  'sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:data-[state=open]:animate-rise'

/** The buttons of a dialog; on a phone in pairs, what comes last over the whole width where it is alone. */
export const dialogButtons =
  'flex flex-wrap justify-end gap-2 max-sm:grid max-sm:grid-cols-2 max-sm:*:w-full ' +
  'max-sm:[&>:last-child:nth-child(odd)]:col-span-2'

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-5xl' }
export type DialogSize = keyof typeof widths

/** What a dialog and a panel beside the page show alike. */
type FaceProps = {
  title: ReactNode
  /** A sentence for everybody; give `null` where the title says it all. */
  description: ReactNode | null
  /** Buttons beside the one that closes. */
  actions?: ReactNode
  /** Buttons under the body, always in sight. */
  footer?: ReactNode
  children: ReactNode
}

export type DialogProps = FaceProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  size?: DialogSize | undefined
  /** It is there to be read: the focus goes to itself, not to its first field. */
  reading?: boolean
  /** Where the focus goes on closing, when what opened the dialog is gone by then. */
  returnFocus?: (() => HTMLElement | null) | undefined
}

/** A modal dialog: Esc and the veil close it, toasts stay clear of it, the focus stays inside and returns where it was. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, description, size = 'md', returnFocus } = props
  useEscClosesFirst(open, () => onOpenChange(false))
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className={overlayClass} />
        <Content
          {...(description === null ? { 'aria-describedby': undefined } : {})}
          className={cx(panelClass, widths[size])}
          onOpenAutoFocus={props.reading ? focusItself : focusFirstField}
          onCloseAutoFocus={useReturnFocus(open, returnFocus)}
        >
          <DialogFace {...props} />
        </Content>
      </Portal>
    </Root>
  )
}

/** The title with its buttons, the body, which is scrolled, and the buttons under it. */
export function DialogFace({ title, description, actions, footer, children }: FaceProps) {
  return (
    <>
      <header className="flex items-start gap-4 px-5 pt-4 pb-3 max-sm:pt-2">
        <div className="min-w-0 flex-1">
          <Title className="wrap-anywhere py-0.5 font-semibold text-lg leading-7">{title}</Title>
          {description !== null && (
            <Description className="text-ink-soft text-sm">{description}</Description>
          )}
        </div>
        <div className="flex">
          {actions}
          <CloseButton />
        </div>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5">{children}</div>
      {footer && (
        <footer
          className={cx(
            dialogButtons,
            'border-paper-edge border-t px-5 in-data-beside:gap-1.5 in-data-beside:*:px-3 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
          )}
        >
          {footer}
        </footer>
      )}
    </>
  )
}

function focusItself(event: Event) {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
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
