import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Input, Select } from '../../ui/field.tsx'
import type { Draft } from './property-drafts.ts'

const TYPES = ['text', 'number', 'boolean', 'date', 'options', 'array', 'object'] as const
const MODES = [
  ['replace', 'The newest value'],
  ['append', 'A list of all values'],
] as const
const REVIEWS = [
  ['unsure', 'Uncertain values'],
  ['always', 'All values'],
  ['never', 'None: uncertain values are dropped'],
] as const

const isOneOf = <Value extends string>(values: readonly Value[], text: string): text is Value =>
  values.some(value => value === text)

/** The fields of one property. */
export function PropertyForm({
  draft,
  onChange,
  onRemove,
}: {
  draft: Draft
  onChange: (changed: Partial<Draft>) => void
  onRemove: () => void
}): ReactNode {
  const { name, type, mode, review, description, unit, aliases, options } = draft
  const label = name.trim() === '' ? 'New property' : name
  return (
    <li>
      <fieldset className="py-3">
        <legend className="sr-only">{label}</legend>
        <div className="grid gap-3 md:grid-cols-4">
          <Input
            label="Name"
            required
            maxLength={100}
            placeholder="Budget"
            value={name}
            onChange={({ target }) => onChange({ name: target.value })}
          />
          <Select
            label="Type"
            choices={TYPES.map(each => [each, each])}
            value={type}
            onChange={({ target }) => isOneOf(TYPES, target.value) && onChange({ type: target.value })}
          />
          <Select
            label="Keeps"
            choices={MODES}
            value={mode}
            onChange={({ target }) =>
              isOneOf(
                MODES.map(([each]) => each),
                target.value,
              ) && onChange({ mode: target.value })
            }
          />
          <Select
            label="Reviewed before they are stored"
            choices={REVIEWS}
            value={review}
            onChange={({ target }) =>
              isOneOf(
                REVIEWS.map(([each]) => each),
                target.value,
              ) && onChange({ review: target.value })
            }
          />
          <Input
            label="What it is"
            className="md:col-span-2"
            maxLength={1_000}
            placeholder="What they can spend."
            value={description}
            onChange={({ target }) => onChange({ description: target.value })}
          />
          <Input
            label="Aliases, separated by commas"
            className={type === 'number' ? '' : 'md:col-span-2'}
            placeholder="Spend, Price range"
            value={aliases}
            onChange={({ target }) => onChange({ aliases: target.value })}
          />
          {type === 'number' && (
            <Input
              label="Unit"
              maxLength={32}
              placeholder="USD"
              value={unit}
              onChange={({ target }) => onChange({ unit: target.value })}
            />
          )}
          {type === 'options' && (
            <Input
              label="Options, separated by commas"
              className="md:col-span-4"
              required
              placeholder="Open, Won, Lost"
              value={options}
              onChange={({ target }) => onChange({ options: target.value })}
            />
          )}
        </div>
        <div className="mt-2 flex justify-end">
          <Button look="quiet" aria-label={`Remove ${label}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </fieldset>
    </li>
  )
}
