import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { OPERATIONS } from '../server/src/contract/operations.ts'

const AREAS = join(import.meta.dirname, '../server/src/areas')
/** The name that a call charges: `charge(billing, 'recall', …)`. */
const CHARGED =
  /\b(?:charge|reserve|createRequestCredits)\(\s*(?:[\w.]+|\w+\(\w+\)|\{[^}]*\}),\s*([^)]*?'\w+'(?:\s*:\s*'\w+')?)/g

it('charges have the names of the operations that are called', () => {
  const names = new Set(
    globSync('**/*.ts', { cwd: AREAS })
      .filter(file => !file.endsWith('.test.ts'))
      .flatMap(file => [...readFileSync(join(AREAS, file), 'utf8').matchAll(CHARGED)])
      .flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)),
  )
  expect([...names]).toEqual(expect.arrayContaining(['createChatCompletion', 'runAgent', 'searchDocuments', 'recall']))
  const known = new Set<string>(OPERATIONS.map(({ id }) => id))
  expect([...names].filter(name => !known.has(name))).toEqual([])
})
