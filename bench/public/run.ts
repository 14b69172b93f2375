import { randomFrom } from '../lib/random.ts'
import type { Haystack, PublicSet } from './form.ts'
import { measure, type Server } from './measure.ts'
import { estimatedTokens, type Models, SYSTEMS } from './reader.ts'
import { reportOf } from './report.ts'
import { Results } from './results.ts'

export interface Asked {
  /** The file of the results. */
  results: string
  /** Decides which questions are the first ones, and is sent to models. */
  seed: number
  /** So many questions. [all] */
  first?: number | undefined
  /** Who answers and judges. [nobody: only what is found is measured] */
  models?: Models | undefined
  /** USD for a million tokens that a model reads, if it is known. */
  price?: number | undefined
  /** Whether the cost of the answers was seen and accepted. */
  isConfirmed: boolean
  say(line: string): void
}

/**
 * Measures the questions that the file of results does not have yet, and writes each to it.
 * @param start starts a server, which is stopped at the end. It is not started if nothing is left to do.
 * @returns the table; undefined if the cost is not confirmed
 */
export async function runPublic(
  set: PublicSet,
  { results: path, seed, first, models, price, isConfirmed, say }: Asked,
  start: () => Promise<Server & { end(): Promise<void> }>,
): Promise<string | undefined> {
  const results = new Results(path)
  const readBy = models && [models.reader, models.judge, seed].join(', ')
  const chosen = chosenOf(set, seed, first)
  const left = withQuestions(chosen, id => !results.isDone(id, readBy))
  const count = left.reduce((sum, { questions }) => sum + questions.length, 0)
  const ids = chosen.flatMap(({ questions }) => questions.map(({ id }) => id))
  say(`${set.name}: ${ids.length} questions, ${ids.length - count} of them measured before (${path}).`)
  if (models && count > 0) {
    say(costOf(left, models, price))
    if (!isConfirmed) {
      say('Nothing was sent. Add --confirm to go on, or leave out --answers to measure what is found, which is free.')
      return undefined
    }
  }
  if (count > 0) {
    const server = await start()
    let done = ids.length - count
    try {
      for (const haystack of left)
        await measure(server, haystack, {
          models,
          readBy,
          async done(result) {
            await results.add(result)
            say(`  ${++done} of ${ids.length}: ${result.id}`)
          },
        })
    } finally {
      await server.end()
    }
  }
  return reportOf(set.name, results.of(ids), models ? { seed, reader: models.reader, judge: models.judge } : { seed })
}

/** The first questions in an order that the seed decides. */
function chosenOf({ haystacks }: PublicSet, seed: number, first: number | undefined): Haystack[] {
  if (first === undefined) return haystacks
  const random = randomFrom(seed)
  const ids = haystacks
    .flatMap(({ questions }) => questions.map(({ id }) => ({ id, at: random() })))
    .sort((a, b) => a.at - b.at)
    .slice(0, first)
    .map(({ id }) => id)
  const wanted = new Set(ids)
  return withQuestions(haystacks, id => wanted.has(id))
}

const withQuestions = (haystacks: readonly Haystack[], isWanted: (id: string) => boolean): Haystack[] =>
  haystacks
    .map(({ questions, ...haystack }) => ({ ...haystack, questions: questions.filter(({ id }) => isWanted(id)) }))
    .filter(({ questions }) => questions.length > 0)

function costOf(left: readonly Haystack[], { reader, judge }: Models, price: number | undefined): string {
  const estimates = left.map(estimatedTokens)
  const parts = SYSTEMS.map(system => ({ system, tokens: estimates.reduce((sum, each) => sum + each[system], 0) }))
  const all = parts.reduce((sum, { tokens }) => sum + tokens, 0)
  const usd = price === undefined ? '' : `, about ${((all * price) / 1e6).toFixed(2)} USD to read them`
  const list = parts.map(({ system, tokens }) => `${system} ${tokens.toLocaleString('en-US')}`)
  return `Answers of ${reader}, judged by ${judge}: at most ${all.toLocaleString('en-US')} tokens${usd} (${list.join(', ')}).`
}
