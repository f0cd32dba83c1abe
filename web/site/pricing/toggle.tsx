type ToggleProps = {
  /** What is chosen, for those who do not see the choices side by side. */
  label: string
  name: string
  /** The first is chosen at first. */
  options: readonly { id: string; label: string }[]
}

/** A choice of one among few, as radio buttons that look like a switch (plans.css). */
export function Toggle({ label, name, options }: ToggleProps) {
  return (
    <fieldset className="flex rounded-md border border-control bg-card p-1 max-sm:w-full">
      <legend className="sr-only">{label}</legend>
      {options.map((option, index) => (
        <label
          key={option.id}
          htmlFor={option.id}
          className="flex min-h-10 cursor-pointer items-center justify-center rounded-sm px-4 font-medium text-ink-soft text-sm transition-colors hover:text-ink max-sm:flex-1"
        >
          <input
            type="radio"
            id={option.id}
            name={name}
            defaultChecked={index === 0}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
