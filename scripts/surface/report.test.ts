import { expect, test } from 'vitest'
import { surfaceOf } from './report.ts'

const report = (files: Record<string, string>, entries: Record<string, string> = { '': '/index.ts' }): string =>
  surfaceOf(entries, path => {
    const text = files[path]
    if (text === undefined) throw new Error(`There is no ${path}.`)
    return text
  })

test('lists only the exports and what they refer to, in order', () => {
  const files = {
    '/index.ts': "export { type Note, Zoo } from './zoo.ts'\nexport * from './all.ts'",
    '/zoo.ts': `import type { Animal } from './animal.ts'
/** A comment. */
export class Zoo {
  readonly #secret = 1
  protected hidden: string = ''
  private own(): void {}
  constructor(readonly name: string) {}
  /** Another. */
  find(name: string): Animal { return { name, age: this.#secret } }
  async *[Symbol.asyncIterator](): AsyncGenerator<Animal> {}
}
export interface Note { text: string }
export interface NotAsked { text: string }
`,
    '/animal.ts': 'export interface Animal { name: string; age: number }\nexport interface Stone { weight: number }',
    '/all.ts': 'export const LIMIT = 3',
  }
  expect(report(files)).toBe(`export {};

declare interface Animal {
    name: string;
    age: number;
}

export declare const LIMIT = 3;

export declare interface Note {
    text: string;
}

export declare class Zoo {
    readonly name: string;
    constructor(name: string);
    find(name: string): Animal;
    [Symbol.asyncIterator](): AsyncGenerator<Animal>;
}
`)
})

test('hides the constructor of a class exported as a type, and separates a second entry', () => {
  const files = {
    '/index.ts': "export type { A } from './a.ts'",
    '/a.ts': 'export class A { constructor(readonly b: number) {} }',
    '/more.ts': 'export function c(): void {}',
  }
  expect(report(files, { '': '/index.ts', more: '/more.ts' })).toBe(`export {
    type A,
};

export declare namespace more {
    export {
        c,
    };
}

declare class A {
    readonly b: number;
}

declare function c(): void;
`)
})

test('refuses an export without a written type, and two declarations with one name', () => {
  expect(() => report({ '/index.ts': 'export const a = Math.random()' })).toThrow(
    /^\/index\.ts:1: .* Write its type\.$/,
  )
  const files = {
    '/index.ts': "export * from './a.ts'\nexport * from './b.ts'",
    '/a.ts': 'export interface Note { a: 1 }',
    '/b.ts': 'export interface Note { b: 1 }',
  }
  expect(() => report(files)).toThrow('/b.ts declares Note a second time.')
})
