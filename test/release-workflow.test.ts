import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')

interface Job {
  permissions: Record<string, string>
  environment?: string
  needs?: string
  steps: { uses?: string; run?: string }[]
}
const workflow: { permissions: object; jobs: Record<string, Job> } = parse(text)
const jobs = Object.entries(workflow.jobs)
const manifests = globSync('{server,packages/*,packages/adapters/*}/package.json', { cwd: ROOT }).map(
  (file): { name: string; private?: boolean } => JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
)

describe('the workflow of a release', () => {
  it('pins every action, and reads no secret', () => {
    const uses = jobs.flatMap(([, { steps }]) => steps.flatMap(step => step.uses ?? []))
    expect(uses.length).toBeGreaterThan(0)
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@(v\d+|[0-9a-f]{40})$/)
    expect(text).not.toContain('secrets.')
  })

  it('gives each job only what it needs: the one that publishes runs no code of the repository', () => {
    expect(workflow.permissions).toEqual({})
    expect(jobs.map(([name, { permissions, needs }]) => [name, permissions, needs])).toEqual([
      ['build', { contents: 'read' }, undefined],
      ['publish', { 'id-token': 'write' }, 'build'],
      ['notes', { contents: 'write' }, 'publish'],
      ['image', { contents: 'read', packages: 'write' }, 'publish'],
      ['site', { contents: 'read', pages: 'write', 'id-token': 'write' }, 'publish'],
    ])
    const uses = workflow.jobs.publish?.steps.map(step => step.uses ?? '')
    expect(uses?.some(action => action.startsWith('actions/checkout'))).toBe(false)
  })

  it('publishes every public package with provenance, those that others depend on first', () => {
    const script = workflow.jobs.publish?.steps.at(-1)?.run ?? ''
    expect(script.match(/npm publish .*--provenance/g)).toHaveLength(2)
    const [, order = ''] = /for name in (.+); do/.exec(script) ?? []
    const packed = new Set(manifests.flatMap(({ name, private: hidden }) => (hidden ? [] : [name.split('/')[1] ?? ''])))
    const adapters = ['ai-sdk', 'langchain', 'openai-agents']
    expect([...order.split(' '), ...adapters].toSorted()).toEqual([...packed].toSorted())
  })
})
