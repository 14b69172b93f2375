import { Keepsake } from '../client.ts'
import type { Answers } from '../generated/answers.gen.ts'
import { type FakeCall, type FakeRequest, FakeServer } from './fake-server.ts'

/**
 * Answers by operation: a body, the items of a stream, or a function of the request, which may also return a `Response` or throw a
 * `KeepsakeError`.
 */
export type FakeAnswers = {
  [Name in keyof Answers]?:
    | Answers[Name]
    | ((request: FakeRequest) => Answers[Name] | Response | Promise<Answers[Name] | Response>)
}

export interface FakeOptions {
  /** Answers in place of the examples of the specification. */
  answers?: FakeAnswers
}

/** A client that sends nothing. It checks, retries and reads like the real one. */
export class FakeKeepsake extends Keepsake {
  /** The calls so far, in order. */
  readonly calls: FakeCall[]

  /** @throws ConfigurationError if an answer is for no operation */
  constructor({ answers = {} }: FakeOptions = {}) {
    const server = new FakeServer(answers)
    super({
      secretKey: `sk_test_EXAMPLE0_${'0'.repeat(43)}`,
      baseUrl: 'http://keepsake.invalid',
      internalKey: 'internal',
      dangerouslyAllowBrowser: true,
      maxRetries: 0,
      fetch: (url, init) => server.fetch(String(url), init),
    })
    this.calls = server.calls
  }
}

/**
 * A client for tests, which sends nothing: each operation answers with the example of the specification, or with yours.
 *
 * @example
 * const client = fakeKeepsake({ answers: { 'memory.smartRecall': { success: true, results: [] } } })
 * await client.memory.smartRecall({ query: 'When should I call Dana?' })
 * console.log(client.calls) // [{ operation: 'memory.smartRecall', body: { query: 'When should I call Dana?' } }]
 */
export const fakeKeepsake = (options: FakeOptions = {}): FakeKeepsake => new FakeKeepsake(options)
