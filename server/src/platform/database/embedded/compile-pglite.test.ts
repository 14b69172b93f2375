import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const COMPILE = new URL('./compile-pglite.ts', import.meta.url)
/** Parses often enough for V8 to optimize the parser, and prints the most memory that the process had, in megabytes. */
const PROGRAM = `
  const { compilePglite } = await import('${COMPILE}')
  const { PGlite } = await import('@electric-sql/pglite')
  const pgliteWasmModule = await compilePglite()
  const database = await PGlite.create({ pgliteWasmModule })
  const columns = Array.from({ length: 40 }, (_, n) => 'a.attname || ' + n).join(', ')
  for (let n = 0; n < 400; n++) await database.query('SELECT ' + columns + ' FROM pg_attribute a WHERE a.attnum = ' + n + ' LIMIT 0')
  process.stdout.write(String(Math.round(process.resourceUsage().maxRSS / 1_024)))`

it('keeps the parser from the optimizing compiler, which takes 600 MB for it', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    cwd: import.meta.dirname,
  })
  expect(Number(stdout)).toBeLessThan(850)
})

it('leaves V8 with the options it had, so that what Node has compiled before stays valid', async () => {
  const program = `
    const { cachedDataVersionTag } = await import('node:v8')
    const before = cachedDataVersionTag()
    const { compilePglite } = await import('${COMPILE}')
    await compilePglite()
    process.stdout.write(String(cachedDataVersionTag() === before))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  expect(stdout).toBe('true')
})
