import { describe, expect, it } from 'vitest'
import { errorOfResponse } from './error-of-response.ts'
import { isKeepsakeError, KeepsakeError } from './keepsake-error.ts'

const answered = (headers: Record<string, string>, body: unknown = {}): KeepsakeError =>
  errorOfResponse('GET /x', 429, new Headers(headers), body)

describe('retryAfterSeconds', () => {
  it('is read from seconds, a date, or the body', () => {
    expect(answered({ 'retry-after': '12' }, { retryAfterSeconds: 3 }).retryAfterSeconds).toBe(12)
    const inTenSeconds = new Date(Date.now() + 10_000).toUTCString()
    expect(answered({ 'retry-after': inTenSeconds }).retryAfterSeconds).toBeGreaterThanOrEqual(9)
    expect(answered({ 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' }).retryAfterSeconds).toBe(0)
    expect(answered({}, { retryAfterSeconds: 3 }).retryAfterSeconds).toBe(3)
    expect(answered({ 'retry-after': 'soon' }, { retryAfterSeconds: '3' }).retryAfterSeconds).toBeUndefined()
  })
})

describe('the details', () => {
  it('keep only entries that have the shape of a detail', () => {
    const details = [{ path: 'body.limit', message: 'too large' }, 'text', { path: 1 }, null]
    expect(answered({}, { details }).details).toEqual([{ path: 'body.limit', message: 'too large' }])
    expect(answered({}, { details: { provider: {} } }).details).toEqual([])
    expect(answered({}, 'no object').body).toEqual({})
  })
})

describe('the class', () => {
  it('is that of the status if the code is of the OpenAI API', () => {
    const error = errorOfResponse('GET /x', 404, new Headers(), { error: { code: 'model_not_found' } })
    expect([error.name, error.code]).toEqual(['NotFoundError', 'model_not_found'])
  })
})

describe('isKeepsakeError', () => {
  it('works across copies of the package, where instanceof does not', async () => {
    const path = './keepsake-error.ts?copy'
    const copy: typeof import('./keepsake-error.ts') = await import(path)
    const error = new copy.KeepsakeError('elsewhere', { code: 'server_error' })
    expect(error).not.toBeInstanceOf(KeepsakeError)
    expect(isKeepsakeError(error)).toBe(true)
  })

  it.each([undefined, null, 'text', new Error('other'), { code: 'server_error' }])('returns false for %j', other => {
    expect(isKeepsakeError(other)).toBe(false)
  })
})
