import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkedBaseUrl, settingsOf } from './settings.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

describe('the settings', () => {
  it('come from the options, then the environment, then the defaults', () => {
    expect(settingsOf({})).toMatchObject({ timeout: 60_000, maxRetries: 2 })
    vi.stubEnv('KEEPSAKE_TIMEOUT_MS', '5000')
    vi.stubEnv('KEEPSAKE_MAX_RETRIES', '0')
    vi.stubEnv('INTERNAL_API_KEY', 'internal')
    expect(settingsOf({})).toMatchObject({ timeout: 5000, maxRetries: 0, internalKey: 'internal' })
    expect(settingsOf({ timeout: 10, maxRetries: 1, internalKey: 'own' })).toMatchObject({
      timeout: 10,
      maxRetries: 1,
      internalKey: 'own',
    })
  })

  it('name the invalid variable', () => {
    vi.stubEnv('KEEPSAKE_TIMEOUT_MS', 'soon')
    expect(() => settingsOf({})).toThrow('KEEPSAKE_TIMEOUT_MS is soon; it must be a number of at least 1.')
  })

  it('log to standard error at the level of KEEPSAKE_LOG', () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const lines = (level: string): number => {
      written.mockClear()
      vi.stubEnv('KEEPSAKE_LOG', level)
      const { logger } = settingsOf({})
      logger.debug('one', {})
      logger.warn('two', {})
      return written.mock.calls.length
    }
    expect([lines(''), lines('warn'), lines('debug')]).toEqual([0, 1, 2])
  })
})

describe('a secretKey', () => {
  it.each([null, '', 42, {}])('%j is refused, and no other key is used instead', given => {
    vi.stubEnv('API_KEY', `sk_live_${'a'.repeat(8)}_${'b'.repeat(43)}`)
    // without TypeScript, it can be anything
    expect(() => settingsOf({ secretKey: given as string })).toThrow('the secretKey option is empty')
  })
})

describe('a base URL', () => {
  it.each([
    ['http://127.0.0.1:7411', 'http://127.0.0.1:7411'],
    ['https://memory.example.com/', 'https://memory.example.com'],
    ['https://example.com/memory//', 'https://example.com/memory'],
  ])('%s is accepted', (given, taken) => {
    expect(checkedBaseUrl(given)).toBe(taken)
  })

  it.each(['', 'localhost:7411', 'ftp://example.com', 'https://', 'https://example.com?x=1', 'https://exa mple.com'])(
    '%j is refused',
    given => {
      expect(() => checkedBaseUrl(given)).toThrow('is not valid. Use a URL such as')
    },
  )
})
