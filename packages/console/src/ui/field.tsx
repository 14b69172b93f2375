import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

export const INPUT =
  'min-h-8 w-full rounded-md border border-line bg-panel px-2.5 py-1 placeholder:text-quiet aria-invalid:border-bad'

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean
  problem?: string | undefined
}

export function Input({ label, hideLabel = false, problem, className = '', ...rest }: InputProps): ReactNode {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block font-medium'}>
        {label}
      </label>
      <input
        id={id}
        className={INPUT}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        {...rest}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-1 text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string
}

export function TextArea({ label, className = '', ...rest }: TextAreaProps): ReactNode {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <textarea id={id} className={`${INPUT} ${className}`} {...rest} />
    </div>
  )
}

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string
  hideLabel?: boolean
  /** The value and what is shown for it. */
  choices: readonly (readonly [value: string, shown: string])[]
}

export function Select({ label, hideLabel = false, choices, className = '', ...rest }: SelectProps): ReactNode {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1 block font-medium'}>
        {label}
      </label>
      <select id={id} className={INPUT} {...rest}>
        {choices.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </div>
  )
}

interface CheckBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
}

export function CheckBox({ label, ...rest }: CheckBoxProps): ReactNode {
  return (
    <label className="flex min-h-8 items-center gap-2">
      <input type="checkbox" className="size-4 accent-accent" {...rest} />
      {label}
    </label>
  )
}
