import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../session/use-session.tsx'
import { Button } from '../../ui/button.tsx'
import { Input, Select, TextArea } from '../../ui/field.tsx'
import { Form, useTyped } from '../../ui/form.tsx'
import { Panel } from '../../ui/page.tsx'

const METHODS = [
  ['POST', 'POST, with a body in JSON'],
  ['GET', 'GET, with a query string'],
] as const
const TEMPLATES = { POST: '{"query": "{{query}}", "limit": {{limit}}}', GET: 'query={{query}}&limit={{limit}}' }

/** Asks how a service is searched, and where its results are in the response. */
export function AddExternalSource({ onClose }: { onClose: () => void }): ReactNode {
  const client = useClient()
  const queries = useQueryClient()
  const { typed, field } = useTyped({
    name: '',
    url: '',
    method: 'POST',
    header: 'Authorization',
    value: '',
    template: '',
    resultPath: '',
    contentPath: '',
    scorePath: '',
  })
  const method = typed.method === 'GET' ? 'GET' : 'POST'
  const add = async (): Promise<void> => {
    const { name, url, header, value, template, resultPath, contentPath, scorePath } = typed
    await client.rag.configure({
      name,
      url,
      method,
      resultPath,
      contentPath,
      ...(value !== '' && { headers: { [header]: value } }),
      ...(template.trim() !== '' && { queryTemplate: template }),
      ...(scorePath !== '' && { scorePath }),
      // a source of this name is not replaced
      expectedVersion: 0,
    })
    await queries.invalidateQueries({ queryKey: ['external-sources'] })
    onClose()
  }
  return (
    <Panel title="Add a source" actions={<Button onClick={onClose}>Close</Button>}>
      <Form action="Add" onSave={add}>
        <div className="grid gap-3 md:grid-cols-2">
          <Input label="Name" required maxLength={100} placeholder="Wiki" {...field('name')} />
          <Input
            label="URL"
            type="url"
            required
            placeholder="https://wiki.northwind.example/search"
            {...field('url')}
          />
          <Input label="Header (optional)" {...field('header')} />
          <Input
            label="Its value, which is stored encrypted and never shown"
            type="password"
            autoComplete="off"
            {...field('value')}
          />
          <Select label="Method" choices={METHODS} {...field('method')} />
          <Input
            label="Path to the results, empty if the response is the list"
            placeholder="hits"
            {...field('resultPath')}
          />
          <Input
            label="Path to the text of a result, empty if it is a text"
            placeholder="document.text"
            {...field('contentPath')}
          />
          <Input label="Path to its score (optional)" placeholder="score" {...field('scorePath')} />
        </div>
        <TextArea label="What is sent (optional)" rows={2} placeholder={TEMPLATES[method]} {...field('template')} />
      </Form>
    </Panel>
  )
}
