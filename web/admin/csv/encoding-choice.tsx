import { useId, useState } from 'react'
import type { Encoding, EncodingSource } from '#shared/booking-reader/csv/decode-text.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { encodingChoices } from './encodings.ts'

type EncodingChoiceProps = {
  file: {
    encoding: Encoding
    encodingSource: EncodingSource
    /** Cells with letters that other encodings read otherwise. */
    samples: readonly string[]
  }
  /** The level below that of the title it stands under. */
  heading: 'h2' | 'h3'
  onChoose: (encoding: Encoding) => void
}

/**
 * The letters of a file that does not say its encoding. Where its words tell it nothing is asked,
 * and it can be said otherwise; else it is asked, beside what the file says in the one chosen.
 */
export function EncodingChoice(props: EncodingChoiceProps) {
  const [doubted, setDoubted] = useState(false)
  const { encodingSource } = props.file
  if (encodingSource === 'unicode') return null
  if (encodingSource === 'words' && !doubted) {
    return (
      <Button
        variant="quiet"
        size="sm"
        className="-mt-4 -ml-3 self-start"
        onClick={() => setDoubted(true)}
      >
        Letters look wrong?
      </Button>
    )
  }
  return <EncodingQuestion {...props} doubted={doubted} />
}

type EncodingQuestionProps = EncodingChoiceProps & { doubted: boolean }

function EncodingQuestion({ file, heading: Heading, onChoose, doubted }: EncodingQuestionProps) {
  const { samples, encoding, encodingSource } = file
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      className={cx(
        'flex flex-col gap-3 rounded-md border px-4 py-3 text-sm',
        encodingSource === 'unsure'
          ? 'border-yellow/40 bg-yellow-tint/50'
          : 'border-paper-edge bg-paper',
      )}
    >
      <div>
        <Heading id={title} className="font-medium">
          Are these letters right?
        </Heading>
        <ul aria-live="polite" className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5">
          {samples.map((sample) => (
            <li key={sample} className="min-w-0 break-words">
              {sample}
            </li>
          ))}
        </ul>
      </div>
      <Field
        label="Encoding of the file"
        hint="Choose the one in which the letters above are right."
        className="max-w-sm"
      >
        <NativeSelect
          autoFocus={doubted}
          options={encodingChoices}
          value={encoding}
          onChange={({ target }) => {
            const chosen = encodingChoices.find(({ value }) => value === target.value)
            if (chosen) onChoose(chosen.value)
          }}
        />
      </Field>
    </section>
  )
}
