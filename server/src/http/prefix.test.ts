import { expect, it } from 'vitest'
import { pathReader, prefixOf } from './prefix.ts'

const OWN = ['/api/v1/records', '/docs', '/v1/chat/completions']
const read = (prefix: string, path: string): string =>
  pathReader(prefix, OWN)(new Request(`http://127.0.0.1:7411${path}`))

it.each([
  ['https://host.example', ''],
  ['https://host.example/', ''],
  ['https://host.example/keepsake/', '/keepsake'],
  ['https://host.example/a/b', '/a/b'],
])('the prefix of %s is "%s"', (url, prefix) => expect(prefixOf(url)).toBe(prefix))

it.each([
  ['/keepsake/api/v1/records?limit=1', '/api/v1/records'],
  ['/keepsake', '/'],
  ['/keepsake/', '/'],
  // a proxy has removed it, or the call went around the proxy
  ['/api/v1/records', '/api/v1/records'],
  ['/keepsakes/docs', '/keepsakes/docs'],
  ['/docs/keepsake/x', '/docs/keepsake/x'],
])('below /keepsake, %s is %s', (path, own) => expect(read('/keepsake', path)).toBe(own))

it.each(['/api', '/docs/keepsake', '/v1'])('refuses %s, with which an address would be two', prefix => {
  expect(() => read(prefix, '/')).toThrow(/PUBLIC_URL has the path .*Choose another path/)
})
