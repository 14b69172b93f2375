import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { findProgram, missingPrograms } from './support/programs.ts'

const root = join(import.meta.dirname, '..')
const directory = join(root, 'deploy/prometheus')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface Rule {
  alert: string
  labels: { severity: string }
  annotations: { summary: string; runbook: string }
}
const rules: Rule[] = parse(read('deploy/prometheus/alerts.yml')).groups[0].rules

describe('alerts', () => {
  const missing = missingPrograms({ promtool: 'prometheus' })
  it.skipIf(missing)(`are silent while all is well, and fire once each${missing ? ` (${missing})` : ''}`, () => {
    const run = (...args: string[]) =>
      spawnSync(findProgram('promtool') ?? '', args, { cwd: directory, encoding: 'utf8' })
    const checked = run('check', 'rules', 'alerts.yml')
    expect(checked.stdout + checked.stderr).toContain(`${rules.length} rules found`)
    const tested = run('test', 'rules', 'alerts.test.yml')
    expect({ status: tested.status, output: tested.stdout + tested.stderr }).toMatchObject({ status: 0 })
  })

  it('have a test each that expects them to fire', () => {
    const tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[] = parse(
      read('deploy/prometheus/alerts.test.yml'),
    ).tests
    const fired = tests.flatMap(({ alert_rule_test: all }) =>
      all.filter(({ exp_alerts: alerts }) => alerts.length === 1).map(({ alertname }) => alertname),
    )
    expect(fired).toEqual(rules.map(({ alert }) => alert))
  })

  it('have a section each in the runbook, which says how soon, what to look at and what to do', () => {
    const sections = read('docs/runbook.md').split(/^## /m).slice(1)
    expect(sections.map(section => section.split('\n')[0])).toEqual(rules.map(({ alert }) => alert))
    for (const [index, { alert, labels, annotations }] of rules.entries()) {
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`)
      expect(sections[index]).toMatch(labels.severity === 'page' ? '*Page.*' : '*Ticket.*')
      expect(sections[index]).toMatch(/\*\*Look at\*\*.*\*\*Do\*\*/s)
    }
  })
})
