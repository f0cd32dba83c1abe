const keyClass =
  'inline-grid h-5 min-w-5 place-items-center rounded-sm border border-paper-edge bg-paper px-1 font-sans text-2xs text-ink-soft'

/** The keys of a shortcut one after the other, `G L`; nothing where there is none. */
export function Keys({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <span aria-hidden="true" className="flex shrink-0 gap-1 pointer-coarse:hidden">
      {children.split(' ').map((key) => (
        <kbd key={key} className={keyClass}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
