import { expect, it } from 'vitest'
import { shippedOf } from './shipped.ts'

const ours = (name: string) => ({ 'bom-ref': name, group: '@keepsake', name })
const theirs = (name: string) => ({ 'bom-ref': name, name })
const edge = (ref: string, ...dependsOn: string[]) => ({ ref, dependsOn })

const bill = {
  metadata: { component: ours('cli') },
  components: [
    ours('sdk'),
    ours('server'),
    ...['parser', 'bundled', 'deep', 'express', '@types/tool', 'heavy'].map(theirs),
  ],
  dependencies: [
    edge('cli', 'sdk', 'server', 'bundled'),
    edge('sdk', 'parser', 'express'),
    edge('server', 'heavy'),
    edge('bundled', 'deep', '@types/tool'),
    edge('@types/tool', 'heavy'),
  ],
}
const manifests = new Map([
  ['@keepsake/cli', { devDependencies: { '@keepsake/sdk': '*', bundled: '*', '@types/tool': '*' } }],
  ['@keepsake/sdk', { dependencies: { parser: '*' }, devDependencies: { express: '*' } }],
])
const names = (bundles: string[]): string[] =>
  shippedOf(bill, manifests, new Set(bundles)).components.map(({ name }) => name)

it('keeps dependencies, and what is built in, but neither peers nor what only tests need', () => {
  expect(names(['@keepsake/cli'])).toEqual(['sdk', 'parser', 'bundled', 'deep'])
  expect(names([])).toEqual(['sdk', 'parser'])
})

it('keeps the edges between what is left', () => {
  const { dependencies } = shippedOf(bill, manifests, new Set(['@keepsake/cli']))
  expect(dependencies).toEqual([edge('cli', 'sdk', 'bundled'), edge('sdk', 'parser'), edge('bundled', 'deep')])
})
