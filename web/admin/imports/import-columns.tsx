import { useEffect, useState } from 'react'
import { mappingProblem } from '#shared/imports/columns.ts'
import type { Import } from '#shared/imports/schema.ts'
import { type ImportField, importFieldLabels, importFields } from '#shared/imports/vocabulary.ts'
import { cx } from '#web/ui/cx.ts'
import { choicesOf, NativeSelect } from '#web/ui/field.tsx'
import { useSetMapping } from './import-calls.ts'

const choices = choicesOf(importFields, importFieldLabels)
const isField = (value: string): value is ImportField =>
  importFields.some((field) => field === value)

const distinct = (samples: readonly string[]) => [...new Set(samples)]

/** The columns of the file with what stands in them, and what each is taken for. */
export function ImportColumns({ of }: { of: Import }) {
  const { mutate } = useSetMapping(of.id)
  // As it was chosen last: it is kept once somebody can be told by it.
  const [mapping, setMapping] = useState(of.mapping)
  const [problem, setProblem] = useState(mappingProblem(of.mapping))
  useEffect(() => setMapping(of.mapping), [of.mapping])
  const choose = (at: number, field: ImportField | null) => {
    // A field is said by one column: the other is left out.
    const next = mapping.map((other, index) =>
      index === at ? field : other === field ? null : other,
    )
    const nextProblem = mappingProblem(next)
    setProblem(nextProblem)
    // What was checked stays as it is while nobody could be told by what is chosen instead.
    if (!nextProblem || of.state === 'mapping') setMapping(next)
    if (!nextProblem) mutate(next)
  }
  return (
    <section aria-labelledby="import-columns" className="max-w-desk pt-6">
      <h2 id="import-columns" className="font-semibold text-base">
        Columns
      </h2>
      <p className="pb-3 text-ink-soft text-sm">
        What each column of the file is taken for. Empty cells never erase anything.
      </p>
      <p role="status" className="pb-3 font-medium text-danger text-sm empty:hidden danger-mark">
        {problem}
      </p>
      <ul className="import-columns">
        {of.columns.map(({ header, samples }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; two may have one header.
            key={index}
            className={cx('min-w-0 bg-card p-3', !mapping[index] && 'text-ink-faint')}
          >
            <NativeSelect
              compact
              aria-label={`${header || `Column ${index + 1}`} is`}
              placeholder="Leave out"
              options={choices}
              value={mapping[index] ?? ''}
              onChange={({ target }) => choose(index, isField(target.value) ? target.value : null)}
            />
            <p className="truncate pt-2.5 pb-1 text-ink-soft text-xs" title={header}>
              {header || `Column ${index + 1}`}
            </p>
            {samples.length === 0 && <p className="text-ink-faint text-xs">Empty</p>}
            <ul className="text-xs">
              {distinct(samples).map((sample) => (
                <li
                  key={sample}
                  title={sample}
                  className="truncate border-paper-edge border-t py-1"
                >
                  {sample}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
