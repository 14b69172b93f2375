import { expect, it } from 'vitest'
import { useApp } from '../../../../../test/support/use-app.ts'

const app = useApp({ settings: { WORKERS: 'on' } })
const dana = { email: 'dana@northwind.example' }
const SALES = {
  name: 'Sales',
  properties: [
    { name: 'Budget', type: 'number', unit: 'USD' },
    { name: 'Renewal date', type: 'date' },
  ],
}

/** A text that takes seconds to read, with a value at each end. */
const SLOW = `The renewal date is 3 March 2027. ${'half a year and '.repeat(5_000)}\nThe budget is $90k.`

it('a text that takes long to read is stored at once, and its rest is read later, for the same price', async () => {
  const { key } = await app.organization({ credits: 100 })
  const post = (path: string, body: object) => app.call('POST', `/api/v1/${path}`, { key, body })
  const credits = async () => (await app.call('GET', '/api/v1/me', { key })).body.data.credits
  const value = async (name: string) => {
    const { body } = await post('properties', dana)
    return body.data.properties.find((one: { propertyName: string }) => one.propertyName === name)?.value
  }
  await post('collections', SALES)
  await post('memorize', { ...dana, content: 'We like tea.' })
  const before = await credits()
  const { status, body } = await post('memorize', { ...dana, content: SLOW })
  expect(status).toBe(200)
  expect(body.warnings).toMatchObject([{ code: 'extraction_pending', message: expect.stringContaining('rest') }])
  expect(body.data.creditsCharged).toBe(2)
  expect(await value('Renewal date')).toBe('2027-03-03')
  await expect.poll(() => value('Budget'), { timeout: 60_000, interval: 500 }).toBe(90_000)
  expect(await value('Renewal date')).toBe('2027-03-03')
  expect(await credits()).toBe(before - 2)
}, 90_000)
