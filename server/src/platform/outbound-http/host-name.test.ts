import { expect, test } from 'vitest'
import { isHostName } from './host-name.ts'

test.each([
  'hooks.northwind.example',
  'hooks.northwind.example.',
  'localhost',
  'a_b.example',
  'ab--cd.example',
  '4.example',
  'bücher.example',
  `${'a'.repeat(63)}.example`,
  `${'a.'.repeat(126)}a`,
])('%s is a host name', name => {
  expect(isHostName(new URL(`https://${name}/`).hostname)).toBe(true)
})

test.each([
  'xn--',
  'xn--a',
  'a.xn--',
  'xn--zzzzz-',
  'a..b',
  '.example',
  'example..',
  '-a.example',
  'a-.example',
  '*.example',
  'ex*mple.com',
  '~',
  "a'b",
  'a,b',
  `${'a'.repeat(64)}.example`,
  `${'a.'.repeat(127)}a`,
])('%s is not a host name, although a URL can contain it', name => {
  expect(isHostName(new URL(`https://${name}/`).hostname)).toBe(false)
})
