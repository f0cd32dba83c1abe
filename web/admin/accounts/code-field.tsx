import type { ComponentProps } from 'react'
import { Field, Input } from '#web/ui/field.tsx'

type CodeFieldProps = ComponentProps<'input'> & {
  error?: string | undefined
  /** Whether one of the backup codes would do; yes unless told otherwise. */
  backup?: boolean
}

/** The second factor; phones offer the code they were just sent or have copied. */
export function CodeField({ error, backup = true, ...input }: CodeFieldProps) {
  return (
    <Field
      label="Authentication code"
      hint={`Six digits from your authenticator app${backup ? ', or one of your backup codes.' : '.'}`}
      error={error}
      required
    >
      <Input
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={backup ? 'text' : 'numeric'}
        className="tabular-nums tracking-wide"
        {...input}
      />
    </Field>
  )
}
