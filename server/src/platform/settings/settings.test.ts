import { expect, it } from 'vitest'
import { publicUrlOf } from './settings.ts'

it.each([
  [{ PUBLIC_URL: undefined, HOST: '127.0.0.1', PORT: 7411 }, 'http://127.0.0.1:7411'],
  [{ PUBLIC_URL: undefined, HOST: '::1', PORT: 80 }, 'http://[::1]:80'],
  [{ PUBLIC_URL: 'https://keepsake.example', HOST: '0.0.0.0', PORT: 7411 }, 'https://keepsake.example'],
])('publicUrlOf with %o returns %s', (settings, url) => {
  expect(publicUrlOf(settings)).toBe(url)
})
