import {
  Action,
  Cancel,
  Content,
  Description,
  Overlay,
  Portal,
  Root,
  Title,
} from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { buttonClass } from './button.tsx'
import { cx } from './cx.ts'
import { dialogButtons, overlayClass, panelClass } from './dialog.tsx'
import { useEscClosesFirst } from './esc-closes-first.ts'
import { useReturnFocus } from './return-focus.ts'

type AlertDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question itself. */
  title: string
  description: ReactNode
  /** The verb of what will happen, such as "Delete". */
  action: string
  /** The verb of what will not; "Cancel" unless told otherwise. */
  cancel?: string | undefined
  destructive?: boolean | undefined
  onAction: () => void
  returnFocus?: (() => HTMLElement | null) | undefined
}

/** A question that must be answered: the veil does not close it, Esc means no. */
export function AlertDialog(props: AlertDialogProps) {
  useEscClosesFirst(props.open, () => props.onOpenChange(false))
  return (
    <Root open={props.open} onOpenChange={props.onOpenChange}>
      <Portal>
        <Overlay className={overlayClass} />
        <Content
          className={cx(
            panelClass,
            'wrap-anywhere gap-2 p-5 max-sm:pt-0 max-sm:pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:max-w-md',
          )}
          onCloseAutoFocus={useReturnFocus(props.open, props.returnFocus)}
        >
          <Title className="font-semibold text-lg leading-snug">{props.title}</Title>
          <Description className="text-ink-soft text-sm">{props.description}</Description>
          <div className={cx(dialogButtons, 'mt-4')}>
            <Cancel className={buttonClass({ variant: 'secondary' })}>
              {props.cancel ?? 'Cancel'}
            </Cancel>
            <Action
              className={buttonClass({ variant: props.destructive ? 'destructive' : 'primary' })}
              onClick={props.onAction}
            >
              {props.action}
            </Action>
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
