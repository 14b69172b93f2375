import type { ComponentType, ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { CheckBox, Input, Select, TextArea } from './field.tsx'
import { useTyped } from './form.tsx'

/** A field of an object of the API, as a person edits it. */
export interface FieldOf<Name extends string> {
  name: Name
  label: string
  kind: keyof typeof KINDS
  /** Of the kind `choice`. */
  choices?: readonly (readonly [value: string, shown: string])[]
  /** Edits the text instead of the field of its kind. */
  edit?: ComponentType<{ label: string; text: string; isNew: boolean; onChange: (text: string) => void }>
  /** What is shown where nothing is entered. */
  example?: string
  isRequired?: true
  /** Below the others, unless something is entered. */
  isRare?: true
  /** The API never shows it: nothing entered leaves it as it is. */
  isHidden?: true
}

/** How each kind is written as text, and read. */
const KINDS = {
  text: { write: (value: unknown) => String(value ?? ''), read: (text: string): unknown => text.trim() },
  choice: { write: (value: unknown) => String(value ?? ''), read: (text: string): unknown => text },
  number: {
    write: (value: unknown) => String(value ?? ''),
    read: (text: string, label: string): unknown => {
      const number = Number(text)
      if (text.trim() === '' || !Number.isFinite(number)) throw new Error(`${label}: enter a number.`)
      return number
    },
  },
  yesNo: { write: (value: unknown) => String(value === true), read: (text: string): unknown => text === 'true' },
  list: {
    write: (value: unknown) => (Array.isArray(value) ? value.join(', ') : ''),
    read: (text: string): unknown => text.split(/[\s,]+/).filter(Boolean),
  },
  /** A name and a value in each line, or `none`. */
  lines: {
    write: (value: unknown) =>
      Object.entries(Object(value))
        .map(([name, each]) => `${name}: ${each}`)
        .join('\n'),
    read: (text: string, label: string): unknown =>
      Object.fromEntries(
        text
          .split('\n')
          .filter(line => !['', 'none'].includes(line.trim()))
          .map(line => {
            const [, name, value] = /^\s*([^:\s]+)\s*:\s*(.*?)\s*$/.exec(line) ?? []
            if (name === undefined) throw new Error(`${label}: write a name, a colon and a value in each line.`)
            return [name, value]
          }),
      ),
  },
  json: {
    write: (value: unknown) => (value === undefined || value === null ? '' : JSON.stringify(value, null, 2)),
    read: (text: string, label: string): unknown => {
      try {
        return text.trim() === '' ? null : JSON.parse(text)
      } catch {
        throw new Error(`${label}: this is not JSON.`)
      }
    },
  },
} as const

/** How what is not set is written. */
const NOTHING: ReadonlySet<string> = new Set(['', 'false', '{}'])

interface Props<Request extends object> {
  title: string
  action: string
  fields: readonly FieldOf<keyof Request & string>[]
  /** What the object has now. */
  value: Partial<Record<keyof Request, unknown>>
  /** What a new object has. What differs from it is in view. */
  usual: Partial<Record<keyof Request, unknown>>
  /** Gets the fields that were changed. */
  onSave: (changed: Partial<Request>) => Promise<unknown>
  onClose: () => void
}

/** Asks for the fields of an object, new or as it is. Only what was changed is sent. */
export function FieldsDialog<Request extends object>({
  title,
  action,
  fields,
  value,
  usual,
  onSave,
  onClose,
}: Props<Request>): ReactNode {
  const first: Record<string, string> = Object.fromEntries(
    fields.map(({ name, kind, isHidden }) => [name, isHidden ? '' : KINDS[kind].write(value[name])]),
  )
  const { typed, set } = useTyped<string>(first)
  const save = async (): Promise<void> => {
    const changed: Record<string, unknown> = {}
    for (const { name, label, kind } of fields) {
      const text = typed[name] ?? ''
      if (text !== first[name]) changed[name] = KINDS[kind].read(text, label)
    }
    // typed texts enter here: the server checks them, and names the field
    await onSave(changed as Partial<Request>)
  }
  const shown = (field: FieldOf<string>): ReactNode => (
    <Field
      key={field.name}
      field={field}
      text={typed[field.name] ?? ''}
      isNew={value === usual}
      onChange={text => set(field.name, text)}
    />
  )
  const rare = fields.filter(({ isRare }) => isRare)
  const isUnusual = ({ name, kind }: FieldOf<keyof Request & string>): boolean =>
    !NOTHING.has(first[name] ?? '') && first[name] !== KINDS[kind].write(usual[name])
  return (
    <Dialog title={title} action={action} onConfirm={save} onClose={onClose}>
      {fields.filter(({ isRare }) => !isRare).map(shown)}
      {rare.length > 0 && (
        <details open={rare.some(isUnusual)}>
          <summary className="min-h-8 py-1 font-medium">More settings</summary>
          <div className="space-y-3 pt-2">{rare.map(shown)}</div>
        </details>
      )}
    </Dialog>
  )
}

function Field({
  field: { label, kind, edit: Edit, choices = [], example, isRequired, isHidden },
  text,
  isNew,
  onChange,
}: {
  field: FieldOf<string>
  text: string
  isNew: boolean
  onChange: (text: string) => void
}): ReactNode {
  const given = {
    label: isHidden && !isNew ? `${label}. Unchanged if empty` : label,
    placeholder: example,
    required: isRequired === true,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  if (Edit) return <Edit label={label} text={text} isNew={isNew} onChange={onChange} />
  if (kind === 'yesNo')
    return (
      <CheckBox label={label} checked={text === 'true'} onChange={({ target }) => onChange(String(target.checked))} />
    )
  if (kind === 'choice') return <Select {...given} choices={choices} />
  if (kind === 'json' || kind === 'lines')
    return <TextArea {...given} rows={4} spellCheck={false} className="font-mono text-xs" />
  return <Input {...given} inputMode={kind === 'number' ? 'decimal' : undefined} />
}
