import { expect, it } from 'vitest'
import { readConfig } from '../../boot/config.ts'
import { registrationOf } from './settings.ts'

const ENCRYPTION_KEY = Buffer.alloc(32).toString('base64')
const registration = (environment: Record<string, string>) => registrationOf(readConfig(environment))

it('registers anybody on a loopback address alone, unless set', () => {
  expect(registration({}).signup).toBe('open')
  expect(registration({ HOST: '0.0.0.0' }).signup).toBe('closed')
  expect(registration({ HOST: '0.0.0.0', SIGNUP: 'open' }).signup).toBe('open')
})

it('gives new organizations a plan by the database, unless set', () => {
  const postgresql = { DATABASE_URL: 'postgres://127.0.0.1/x', ENCRYPTION_KEY }
  expect(registration({}).plan).toBe('unlimited')
  expect(registration(postgresql).plan).toBe('scale')
  expect(registration({ ...postgresql, DEFAULT_PLAN: 'free' }).plan).toBe('free')
})
