import type { Keepsake } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { identityOf } from '../../session/identity.ts'
import { useClient } from '../../session/use-session.tsx'
import { Input, TextArea } from '../../ui/field.tsx'
import { Form, useTyped } from '../../ui/form.tsx'
import { Panel } from '../../ui/page.tsx'
import type { Agent } from './agent-form.tsx'
import { NoModel } from './no-model.tsx'
import { RunResult } from './run-result.tsx'

type Ran = Awaited<ReturnType<Keepsake['agents']['run']>>

/** Runs an agent with its inputs, and shows what it did. */
export function RunAgent({ agent: { id, expectedInputs } }: { agent: Agent }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { typed, field } = useTyped({ message: '', about: '' })
  const inputs = useTyped<string>(Object.fromEntries(expectedInputs.map(({ name }) => [name, ''])))
  const [ran, setRan] = useState<Ran>()
  const about = identityOf(typed.about)
  const run = async (): Promise<void> => {
    setRan(undefined)
    setRan(
      await client.agents.run(id, {
        ...(typed.message.trim() !== '' && { message: typed.message }),
        inputs: { ...inputs.typed },
        ...(Object.keys(about).length > 0 && { memory: about }),
      }),
    )
    await queries.invalidateQueries({ queryKey: ['agents', id, 'runs'] })
  }
  return (
    <>
      <NoModel />
      <Panel title="Run">
        <Form action="Run" onSave={run}>
          {expectedInputs.map(({ name, description }) => (
            <Input key={name} label={description ? `${name}: ${description}` : name} required {...inputs.field(name)} />
          ))}
          <TextArea
            label="Message (optional)"
            rows={3}
            placeholder="The export stops after 100 records."
            {...field('message')}
          />
          <Input
            label="About (optional)"
            placeholder="An email, a website, a phone number or rec_…"
            {...field('about')}
          />
        </Form>
      </Panel>
      {ran && 'status' in ran && <RunResult run={ran} />}
    </>
  )
}
