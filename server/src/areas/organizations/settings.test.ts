import { expect, it } from 'vitest'
import { readConfig } from '../../boot/config.ts'
import { registrationOf } from './settings.ts'

const ENCRYPTION_KEY = Buffer.alloc(32).toString('base64')
const registration = (environment: Record<string, string>) => registrationOf(readConfig(environment))

it('allows anybody to register only on a loopback address by default', () => {
  expect(registration({}).signup).toBe('open')
  expect(registration({ HOST: '0.0.0.0' }).signup).toBe('closed')
  expect(registration({ HOST: '0.0.0.0', SIGNUP: 'open' }).signup).toBe('open')
})

it('chooses the default plan based on the database', () => {
  const postgresql = { DATABASE_URL: 'postgres://127.0.0.1/x', ENCRYPTION_KEY }
  expect(registration({}).plan).toBe('unlimited')
  expect(registration(postgresql).plan).toBe('scale')
  expect(registration({ ...postgresql, DEFAULT_PLAN: 'free' }).plan).toBe('free')
})
