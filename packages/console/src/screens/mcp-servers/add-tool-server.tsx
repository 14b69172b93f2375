import type { Keepsake } from '@keepsake/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { Form, useAttempt, useTyped } from '../../ui/form.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/page.tsx'
import { Steps } from '../../ui/steps.tsx'

type Test = Awaited<ReturnType<Keepsake['mcps']['test']>>['data']

/** Asks where a tool server is, tests it, and adds it. */
export function AddToolServer({ onClose }: { onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { typed, field } = useTyped({ name: '', url: '', header: 'Authorization', value: '' })
  const [tested, setTested] = useState<Test>()
  const address = { url: typed.url, ...(typed.value !== '' && { headers: { [typed.header]: typed.value } }) }
  const test = useAttempt(async () => {
    setTested(undefined)
    setTested((await client.mcps.test(address)).data)
  })
  const add = async (): Promise<void> => {
    const { data } = await client.mcps.create({ name: typed.name, ...address })
    await queries.invalidateQueries({ queryKey: ['tool-servers'] })
    await navigate({ to: '/tool-servers/$id', params: { id: data.id } })
  }
  return (
    <Panel title="Add a tool server" actions={<Button onClick={onClose}>Close</Button>}>
      <Form
        action="Add"
        onSave={add}
        more={
          <Button onClick={() => void test.run()} disabled={test.isBusy || typed.url === ''}>
            Test
          </Button>
        }
      >
        <div className="grid gap-3 md:grid-cols-2">
          <Input label="Name" required maxLength={100} placeholder="Orders" {...field('name')} />
          <Input label="URL" type="url" required placeholder="https://mcp.northwind.example/mcp" {...field('url')} />
          <Input label="Header (optional)" {...field('header')} />
          <Input
            label="Its value, which is stored encrypted and never shown"
            type="password"
            autoComplete="off"
            {...field('value')}
          />
        </div>
      </Form>
      {test.error && <ErrorNotice error={test.error} />}
      {tested && <Steps steps={tested.checks} />}
    </Panel>
  )
}
