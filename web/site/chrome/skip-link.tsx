export const mainId = 'main'

/** The first stop of the Tab key: past the header. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-3 left-3 z-50 -translate-y-24 rounded-md bg-ink px-4 py-3 font-medium text-sm text-white print:hidden focus-visible:translate-y-0"
    >
      Skip to content
    </a>
  )
}
