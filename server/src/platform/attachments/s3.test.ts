import { afterEach, beforeEach, expect, test } from 'vitest'
import { type S3Double, startS3Double } from '../../../test/support/s3-double.ts'
import { createS3Store } from './s3.ts'

let double: S3Double
beforeEach(async () => {
  double = await startS3Double()
})
afterEach(() => double.close())

const options = { space: 'org_1', maxBytes: 1_000_000 }

test('stores content in the bucket under the prefix', async () => {
  const { sha256 } = await createS3Store(double.settings).put(Buffer.from('a'), options)
  expect([...double.objects.keys()]).toEqual([`/things/keep%20sake/org_1/${sha256}`])
})

test.each([
  ['a wrong secret', { secretAccessKey: 'wrong' }, '403 SignatureDoesNotMatch'],
  ['an unknown access key', { accessKeyId: 'NOBODY' }, '403 InvalidAccessKeyId'],
  ['a wrong region', { region: 'us-east-1' }, '403 AuthorizationHeaderMalformed'],
  ['a bucket that is not there', { bucket: 'nothing' }, '404 NoSuchBucket'],
])('reports what S3 returned and which settings to check: %s', async (_, wrong, said) => {
  const store = createS3Store({ ...double.settings, ...wrong })
  const key = `org_1/${'a'.repeat(64)}`
  const failure = { problem: 'unavailable', message: expect.stringMatching(new RegExp(`${said}.*ATTACHMENTS_S3_`)) }
  await expect(store.put(Buffer.from('a'), options)).rejects.toMatchObject(failure)
  await expect(store.get(key)).rejects.toMatchObject(failure)
  await expect(store.delete(key)).rejects.toMatchObject(failure)
  expect(double.objects.size).toBe(0)
})

test('retries a short overload, and fails after a long one', async () => {
  const store = createS3Store(double.settings)
  double.failures.push(503, 500)
  const { key } = await store.put(Buffer.from('a'), options)
  double.failures.push(503, 503, 503)
  await expect(store.get(key)).rejects.toMatchObject({
    problem: 'unavailable',
    message: expect.stringContaining('503 SlowDown'),
  })
})

test('names the address of an unreachable server in the error', async () => {
  const store = createS3Store(double.settings)
  await double.close()
  await expect(store.put(Buffer.from('a'), options)).rejects.toMatchObject({
    problem: 'unavailable',
    message: expect.stringContaining(double.settings.endpoint),
  })
})

test('does not send content over the limit', async () => {
  await expect(
    createS3Store(double.settings).put(Buffer.alloc(11), { ...options, maxBytes: 10 }),
  ).rejects.toMatchObject({ problem: 'too_large' })
  expect(double.objects.size).toBe(0)
})
