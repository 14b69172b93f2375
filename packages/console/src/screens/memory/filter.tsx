import { Filter as FilterIcon, Plus, X } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useMeanings } from '../../session/use-meanings.ts'
import { Button } from '../../ui/button.tsx'
import { Input, Select } from '../../ui/field.tsx'
import { Popover } from '../../ui/popover.tsx'
import { type Condition, needsValue, OPERATORS, type Operator, type RecordsSearch } from './records-search.ts'

interface Props {
  where: readonly Condition[]
  logic: 'and' | 'or'
  onChange: (changed: Partial<RecordsSearch>) => void
}

/** A row of the form. Its number keeps what is typed in its place when another row is removed. */
type Draft = Condition & { row: number }

const isOperator = (text: string): text is Operator => Object.hasOwn(OPERATORS, text)

/** Chooses records by their properties, with every operator of the API. The address keeps the filter. */
export function Filter({ where, logic, onChange }: Props): ReactNode {
  return (
    <Popover
      look={where.length > 0 ? 'main' : 'plain'}
      name="Records whose properties match"
      label={
        <>
          <FilterIcon size={15} aria-hidden />
          {where.length === 0 ? 'Filter' : `Filter (${where.length})`}
        </>
      }
      className="w-[44rem] p-4"
    >
      {close => (
        <>
          <h2 className="mb-2 text-sm">Records whose properties match</h2>
          <Form
            where={where}
            logic={logic}
            onChange={changed => {
              close()
              onChange(changed)
            }}
          />
        </>
      )}
    </Popover>
  )
}

function Form({ where, logic: chosen, onChange }: Props): ReactNode {
  const { names } = useMeanings()
  const [logic, setLogic] = useState(chosen)
  const start = where.length > 0 ? where : [{ property: '', operator: 'equals' as const, value: '' }]
  const [rows, setRows] = useState<Draft[]>(start.map((condition, row) => ({ ...condition, row })))
  const edit = (row: number, changed: Partial<Condition>): void =>
    setRows(rows.map(each => (each.row === row ? { ...each, ...changed } : each)))
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const kept = rows
      .filter(({ property }) => property.trim() !== '')
      .map(
        ({ property, operator, value = '' }): Condition => ({
          property: property.trim(),
          operator,
          ...(needsValue(operator) && { value }),
        }),
      )
    onChange({ where: kept, ...(logic === 'or' ? { logic } : {}) })
  }
  return (
    <form onSubmit={submit} className="space-y-2">
      <datalist id="property-names">
        {names.map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {rows.map(({ row, property, operator, value = '' }) => (
        <div key={row} className="grid grid-cols-[1fr_1fr_2rem] gap-2 sm:grid-cols-[1fr_11rem_1fr_2rem]">
          <Input
            label="Property"
            hideLabel
            placeholder="Property"
            list="property-names"
            value={property}
            onChange={({ target }) => edit(row, { property: target.value })}
          />
          <Select
            label="Operator"
            hideLabel
            choices={Object.entries(OPERATORS)}
            value={operator}
            onChange={({ target }) => isOperator(target.value) && edit(row, { operator: target.value })}
          />
          <Input
            label="Value"
            hideLabel
            placeholder={needsValue(operator) ? 'Value' : ''}
            disabled={!needsValue(operator)}
            className="col-span-2 sm:col-span-1"
            value={needsValue(operator) ? value : ''}
            onChange={({ target }) => edit(row, { value: target.value })}
          />
          <Button
            look="quiet"
            className="px-0"
            aria-label="Remove this condition"
            onClick={() => setRows(rows.filter(each => each.row !== row))}
          >
            <X size={15} aria-hidden />
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-2 pt-1">
        <Button
          look="quiet"
          onClick={() =>
            setRows([
              ...rows,
              { row: Math.max(-1, ...rows.map(each => each.row)) + 1, property: '', operator: 'equals' },
            ])
          }
        >
          <Plus size={15} aria-hidden />
          Condition
        </Button>
        <Select
          label="How the conditions are joined"
          hideLabel
          value={logic}
          choices={[
            ['and', 'All must match'],
            ['or', 'One must match'],
          ]}
          onChange={({ target }) => setLogic(target.value === 'or' ? 'or' : 'and')}
        />
        <span className="flex-1" />
        <Button look="quiet" onClick={() => onChange({ where: [] })}>
          Clear
        </Button>
        <Button look="main" type="submit">
          Apply
        </Button>
      </div>
    </form>
  )
}
