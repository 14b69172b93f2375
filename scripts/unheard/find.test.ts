import ts from 'typescript'
import { expect, test } from 'vitest'
import { unheardPromises } from './find.ts'

const HEAD = `
  declare function one(): Promise<number>
  declare function two(): Promise<number>
  export async function example() {`

/** The lines of the body with a promise that can reject unheard. */
function linesIn(body: string): number[] {
  const options = { target: ts.ScriptTarget.ES2023, strict: true, noResolve: true }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    name === 'example.ts' ? ts.createSourceFile(name, `${HEAD}${body}}`, options.target, true) : read(name, ...rest)
  return unheardPromises(ts.createProgram(['example.ts'], options, host)).map(({ line }) => line - 4)
}

test.each([
  ['an await in the list of Promise.all', 'await Promise.all([one(), true ? await two() : 0])'],
  ['an await in an object after a promise', 'return { first: one(), second: await two() }'],
  ['an await in arguments after a promise', 'Math.max(Number(one()), 1); Promise.race([one(), await two()])'],
  ['an await between a promise and its use', 'const first = one()\nawait two()\nawait first'],
  ['an await in a loop before the use', 'const first = one()\nfor (const n of [1]) await two()\nawait first'],
  ['promises that are awaited one by one', 'const all = [1, 2].map(() => one())\nfor (const each of all) await each'],
])('%s is found', (_name, body) => {
  expect(linesIn(`\n${body}\n`)).toHaveLength(1)
})

test.each([
  ['promises that are awaited together', 'await Promise.all([one(), two().then(n => n + 1)])'],
  ['an await before the promise', 'await Promise.all([await two(), one()])'],
  ['a promise that is awaited next', 'const first = one()\nconst n = 1\nawait first\nawait two()'],
  ['a promise whose rejection is heard', 'const first = one().catch(() => 0)\nawait two()\nawait first'],
  ['an await in a function of its own', 'await Promise.all([one(), (async () => await two())()])'],
])('%s is fine', (_name, body) => {
  expect(linesIn(`\n${body}\n`)).toEqual([])
})
