import { type ReactNode, useId } from 'react'

type SettingsSectionProps = { title: string; description: ReactNode; children: ReactNode }

/** One matter of a settings tab: what it is about on the left, the controls on a card beside it. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-paper-edge border-t py-7 first:border-0 first:pt-2 lg:grid-cols-[15rem_minmax(0,40rem)]"
    >
      <div>
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        <div className="mt-1 max-w-prose text-ink-soft text-sm">{description}</div>
      </div>
      <div className="min-w-0 self-start rounded-lg border border-paper-edge bg-card p-4 sm:p-5">
        {children}
      </div>
    </section>
  )
}
