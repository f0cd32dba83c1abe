/**
 * Where toasts appear on the public site, and the pattern of one. The back-office shows the same
 * store through Radix; here that, with React, would weigh more than the page (toaster.ts).
 */
export function ToastRegion() {
  return (
    <section
      aria-label="Notifications (F8)"
      tabIndex={-1}
      data-toasts=""
      className="fixed right-0 bottom-0 z-50 w-full outline-none md:max-w-[420px]"
    >
      <ol aria-live="assertive" aria-atomic="true" className="not-empty:p-4" />
      <template>
        <li className="flex touch-pan-y items-center gap-3 rounded-md border border-paper-edge bg-card py-3 pr-2 pl-4 text-ink shadow-high motion-safe:animate-rise data-[variant=destructive]:border-red data-[variant=destructive]:bg-red data-[variant=destructive]:text-white">
          <div className="min-w-0 flex-1 text-sm">
            <p data-title="" className="font-semibold" />
            <p data-description="" />
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            className="grid size-8 shrink-0 cursor-pointer place-items-center rounded-sm focus-visible:outline-current"
          >
            <svg
              aria-hidden="true"
              viewBox="0 0 16 16"
              className="size-4 fill-none stroke-[1.5] stroke-current"
            >
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </button>
        </li>
      </template>
    </section>
  )
}
