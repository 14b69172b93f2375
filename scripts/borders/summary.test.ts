import { expect, test } from 'vitest'
import { summarize } from './summary.ts'

const files = ['src/main.ts', 'src/area/handlers.ts', 'src/area/sql/rows.ts', 'src/platform/log.ts']

test('counts units, levels and imports of a folder', () => {
  const imports = [
    { from: 'src/main.ts', to: 'src/area/handlers.ts' },
    { from: 'src/area/handlers.ts', to: 'src/area/sql/rows.ts' },
    { from: 'src/area/handlers.ts', to: 'src/platform/log.ts' },
    { from: 'src/area/sql/rows.ts', to: 'src/platform/log.ts' },
  ]
  expect(summarize('src', files, imports)).toEqual({ units: 3, levels: 3, imports: 3, against: [] })
  expect(summarize('src/area', files, imports)).toEqual({ units: 2, levels: 2, imports: 1, against: [] })
  expect(summarize('src/platform', files, imports)).toBeUndefined()
})

test('names the imports of a circle that run up', () => {
  const imports = [
    { from: 'src/area/handlers.ts', to: 'src/platform/log.ts' },
    { from: 'src/area/sql/rows.ts', to: 'src/platform/log.ts' },
    { from: 'src/platform/log.ts', to: 'src/area/handlers.ts' },
  ]
  expect(summarize('src', files, imports)).toEqual({
    units: 3,
    levels: 2,
    imports: 3,
    against: [{ from: 'src/platform/log.ts', to: 'src/area/handlers.ts' }],
  })
})
