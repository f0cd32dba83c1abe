import { Content, Root } from 'radix-ui/dialog'
import { DialogFace, type DialogProps } from './dialog.tsx'
import { useEscClosesFirst } from './esc-closes-first.ts'
import { useReturnFocus } from './return-focus.ts'

const stayOpen = (event: Event) => event.preventDefault()

/**
 * The first Esc leaves a field of the panel, with what is in it, or only puts away what the field offers;
 * false when the focus is in none.
 */
const leaveField = (): boolean => {
  const field = document.activeElement
  const panel = field?.closest<HTMLElement>('[data-beside]')
  if (!panel || !field?.matches('input, textarea, select')) return false
  if (!field.hasAttribute('aria-activedescendant')) panel.focus({ preventScroll: true })
  return true
}

/**
 * What a dialog shows, at the right of the page: the page stays in use, Esc closes the panel, and a
 * toast stands at its left. The focus goes to it as it opens and, unless it is somewhere on the page by
 * then, returns on closing. Stands in the flow, after what it is beside; where there is no room for both
 * it lies over the right of that.
 */
export function SidePanel(props: DialogProps) {
  const { open, onOpenChange, description, returnFocus } = props
  const takeBack = useReturnFocus(open, returnFocus)
  useEscClosesFirst(open, () => leaveField() || onOpenChange(false))
  return (
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Content
        {...(description === null ? { 'aria-describedby': undefined } : {})}
        data-beside
        onInteractOutside={stayOpen}
        onEscapeKeyDown={(event) => leaveField() && event.preventDefault()}
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          if (event.target instanceof HTMLElement) event.target.focus({ preventScroll: true })
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          if (document.activeElement === document.body) takeBack(event)
        }}
        className="top-14 flex h-[calc(100dvh-3.5rem)] w-(--side-panel) shrink-0 flex-col border-paper-edge border-t border-l bg-card outline-none max-xl:fixed max-xl:right-0 max-xl:z-25 max-xl:shadow-high xl:sticky xl:-mt-5 xl:-mr-6 xl:-mb-16 data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
      >
        <DialogFace {...props} />
      </Content>
    </Root>
  )
}
