import { NativeSelect } from '#web/ui/field.tsx'

type ChoiceSelectProps<Value extends string> = {
  label: string
  value: Value
  options: { value: Value; label: string }[]
  onChoose: (value: Value) => void
  className?: string | undefined
}

/** One choice in the bar over a list: a filter or an order. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { label, value, options, onChoose, className } = props
  return (
    <NativeSelect
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChoose(chosen.value)
      }}
      options={options}
      compact
      className={className}
    />
  )
}
