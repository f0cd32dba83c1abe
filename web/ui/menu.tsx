import { Content, Item, Label, Portal, Root, Separator, Trigger } from 'radix-ui/dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { mainLandmark } from './tooltip.tsx'

const popupClass =
  'z-50 max-h-(--radix-popper-available-height) min-w-44 overflow-y-auto rounded-md border border-paper-edge ' +
  'bg-card p-1 text-sm shadow-mid outline-none data-[state=open]:animate-fade-in'

const popupItemClass =
  'flex min-h-8 cursor-pointer select-none items-center gap-2.5 rounded-sm px-2 outline-none ' +
  'data-highlighted:bg-paper-deep active:bg-paper-edge data-disabled:pointer-events-none data-disabled:text-ink-faint'

type MenuProps = {
  /** One button; the menu opens from it. */
  trigger: ReactNode
  align?: 'start' | 'center' | 'end' | undefined
  children: ReactNode
}

/** A menu of commands that opens from a button. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  return (
    <Root modal={false}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal container={mainLandmark()}>
        <Content align={align} sideOffset={4} collisionPadding={8} className={popupClass}>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

type MenuItemProps = ComponentProps<typeof Item> & { destructive?: boolean | undefined }

/** One command. With `asChild` its child is the element: a link. */
export function MenuItem({ destructive, className, ...rest }: MenuItemProps) {
  return (
    <Item
      {...rest}
      className={cx(
        popupItemClass,
        destructive ? 'danger-mark text-danger data-highlighted:bg-danger-tint' : 'text-ink',
        className,
      )}
    />
  )
}

export function MenuSeparator() {
  return <Separator className="-mx-1 my-1 h-px bg-paper-edge" />
}

/** A line of the menu that can not be chosen: who is signed in, what a group is about. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return <Label className="px-2 py-1.5 text-ink-faint text-xs">{children}</Label>
}
