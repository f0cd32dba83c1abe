import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'

type PasswordFieldProps = ComponentProps<'input'> & {
  label: string
  hint?: string | undefined
  error?: string | undefined
  shown: boolean
  /** Without it there is no toggle: the field follows the one that has it. */
  onShownChange?: ((shown: boolean) => void) | undefined
}

/** A password with a toggle that shows or hides it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, shown, onShownChange, ...input } = props
  return (
    <Field label={label} hint={hint} error={error} required>
      <div className="relative">
        <Input
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          className={onShownChange ? 'pr-11' : ''}
          {...input}
        />
        {onShownChange && (
          <Button
            variant="quiet"
            size="icon"
            aria-label={shown ? 'Hide password' : 'Show password'}
            onClick={() => onShownChange(!shown)}
            className="absolute top-1 right-1"
          >
            {shown ? <EyeOff size={17} /> : <Eye size={17} />}
          </Button>
        )}
      </div>
    </Field>
  )
}
