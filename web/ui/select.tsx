import {
  Content,
  Icon,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  Root,
  Trigger,
  Value,
  Viewport,
} from 'radix-ui/select'
import { cx } from './cx.ts'
import { controlClass, useFieldWiring } from './field.tsx'
import { popupClass, popupItemClass } from './menu.tsx'

type SelectProps<T extends string> = {
  value: T
  onValueChange: (value: T) => void
  options: readonly { value: T; label: string }[]
  /** Its name, where no {@link Field} around it gives one. */
  'aria-label'?: string | undefined
  name?: string | undefined
  className?: string | undefined
}

/** A choice of one among a few, drawn by us; `NativeSelect` is the one for public forms. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { value, onValueChange, options, className } = props
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <Root value={value} onValueChange={choose}>
      <Trigger
        {...useFieldWiring()}
        aria-label={props['aria-label']}
        className={cx(
          controlClass,
          'flex h-10 cursor-pointer items-center justify-between gap-2 text-left',
          className,
        )}
      >
        <Value />
        <Icon asChild>
          <svg
            aria-hidden="true"
            viewBox="0 0 16 16"
            className="size-4 shrink-0 fill-none stroke-[1.5] stroke-ink-soft"
          >
            <path d="m4 6 4 4 4-4" />
          </svg>
        </Icon>
      </Trigger>
      <Portal>
        <Content position="popper" sideOffset={4} collisionPadding={8} className={popupClass}>
          <Viewport className="min-w-(--radix-select-trigger-width)">
            {options.map((option) => (
              <Item
                key={option.value}
                value={option.value}
                className={cx(popupItemClass, 'justify-between')}
              >
                <ItemText>{option.label}</ItemText>
                <ItemIndicator>
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 16 16"
                    className="size-4 fill-none stroke-[1.75] stroke-thread"
                  >
                    <path d="m3 8.5 3.5 3.5L13 4.5" />
                  </svg>
                </ItemIndicator>
              </Item>
            ))}
          </Viewport>
        </Content>
      </Portal>
    </Root>
  )
}
