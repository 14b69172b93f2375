import type { Keepsake } from '@keepsake/sdk'
import type { ReactNode } from 'react'
import { Input, Select, TextArea } from '../../ui/field.tsx'
import { Form, useTyped } from '../../ui/form.tsx'
import { GUIDELINES } from './prompt-search.ts'
import { modelChoices, useModels } from './use-models.ts'

export type Agent = Awaited<ReturnType<Keepsake['agents']['get']>>['data']
type NewAgent = Parameters<Keepsake['agents']['create']>[0]

/** The names in `{{…}}`, each once. */
const placeholdersOf = (instructions: string): string[] => [
  ...new Set([...instructions.matchAll(/\{\{\s*([A-Za-z]\w{0,63})\s*\}\}/g)].map(([, name = '']) => name)),
]

/** What an agent is. Its inputs are the placeholders of its instructions. */
export function AgentForm({
  agent,
  action,
  onSave,
}: {
  agent?: Agent
  action: string
  onSave: (agent: NewAgent) => Promise<unknown>
}): ReactNode {
  const models = useModels()
  const { typed, field } = useTyped({
    name: agent?.name ?? '',
    description: agent?.description ?? '',
    instructions: agent?.instructions ?? '',
    guidelines: agent?.guidelines ?? 'none',
    model: agent?.model ?? '',
    mcps: agent?.mcps.join(', ') ?? '',
  })
  const inputs = placeholdersOf(typed.instructions)
  const save = (): Promise<unknown> =>
    onSave({
      name: typed.name,
      ...(typed.description !== '' && { description: typed.description }),
      instructions: typed.instructions,
      // what is known of an input stays
      expectedInputs: inputs.map(name => agent?.expectedInputs.find(each => each.name === name) ?? { name }),
      guidelines: typed.guidelines === 'auto' ? 'auto' : 'none',
      mcps: typed.mcps.split(/[\s,]+/).filter(Boolean),
      ...(typed.model !== '' && { model: typed.model }),
    })
  return (
    <Form action={action} onSave={save} done="Saved.">
      <div className="grid gap-3 md:grid-cols-2">
        <Input label="Name" required maxLength={200} placeholder="Support triage" {...field('name')} />
        <Input label="Description (optional)" maxLength={2000} {...field('description')} />
      </div>
      <TextArea
        label="Instructions"
        required
        rows={10}
        className="font-mono text-xs"
        placeholder="You triage support requests for {{product}}. Answer with the team."
        {...field('instructions')}
      />
      <p className="text-quiet">
        {inputs.length === 0 ? 'Write {{name}} where a run puts something in.' : `Each run needs ${inputs.join(', ')}.`}
      </p>
      <div className="grid gap-3 md:grid-cols-3">
        <Select label="Guidelines" choices={GUIDELINES} {...field('guidelines')} />
        <Select label="Model" choices={modelChoices(models.data)} {...field('model')} />
        <Input label="Tool servers, by slug" placeholder="orders" {...field('mcps')} />
      </div>
    </Form>
  )
}
