import { auditFieldCopy, painPointHelp } from '#content/audit/fields.ts'
import { painPoints } from '#shared/audit/vocabulary.ts'

type PainPointChoiceProps = { chosen: readonly string[]; onToggle: (point: string) => void }

/** The eight pain points to choose from, at least one. */
export function PainPointChoice({ chosen, onToggle }: PainPointChoiceProps) {
  const { question, help } = auditFieldCopy.painPoints
  return (
    <fieldset className="sm:col-span-2" aria-describedby="pain-points-help">
      <legend className="font-medium text-sm">
        {question}
        <span aria-hidden="true" className="ml-0.5 text-thread">
          *
        </span>
      </legend>
      <p id="pain-points-help" className="mt-1 text-ink-faint text-xs">
        {help}
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {painPoints.map((point) => (
          <li key={point}>
            <label className="flex h-full cursor-pointer gap-3.5 rounded-md border border-control bg-card p-4 transition-colors hover:border-ink has-checked:border-thread has-checked:bg-thread-tint">
              <input
                type="checkbox"
                name="painPoints"
                value={point}
                checked={chosen.includes(point)}
                onChange={() => onToggle(point)}
                className="mt-0.5 size-5 min-h-0! shrink-0 accent-thread"
              />
              <span>
                <span className="block font-medium leading-snug">{point}</span>
                <span className="mt-1 block text-ink-soft text-sm">{painPointHelp[point]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
