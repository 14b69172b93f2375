import { hitsOf, SIGNALS } from '../../server/src/search/rank.ts'
import type { Found } from '../../server/src/search/retrieval/candidate-retrieval.ts'
import { type Question, readQuestion } from '../../server/src/search/scoring/question.ts'
import type { Statistics, Weights } from '../../server/src/search/scoring/score.ts'
import type { Signals } from '../../server/src/search/types.ts'
import { type Corpus, type Judged, readCorpus } from '../../server/test/support/search/corpus.ts'
import { MemoryIndex } from '../../server/test/support/search/memory-index.ts'
import { embed, type Vectors } from '../../server/test/support/search/vectors.ts'
import { hasAnswer, Measure, type Quality } from './measure.ts'

const LIMIT = 20

interface Asked {
  judged: Judged
  question: Question
  candidates: Found[]
  statistics: Statistics
}

/** A judged corpus in memory that is scored by many sets of weights. */
export class WeighedCorpus {
  readonly #judged: readonly Judged[]
  readonly #index: MemoryIndex
  readonly #vectors: Vectors | undefined
  readonly #now: Date
  readonly #asked = new Map<number, Asked[]>()
  readonly #known = new Map<string, Quality>()

  /** Reads a corpus. With `isEmbedded`, its texts and questions have the vectors of the model of the environment. */
  static async read(path: string, isEmbedded: boolean): Promise<WeighedCorpus> {
    const corpus = readCorpus(path)
    return new WeighedCorpus(corpus, isEmbedded ? await embed(corpus) : undefined)
  }

  private constructor({ texts, questions, now }: Corpus, vectors: Vectors | undefined) {
    this.#judged = questions.filter(({ kind }) => hasAnswer(kind))
    this.#index = new MemoryIndex(texts, vectors)
    this.#vectors = vectors
    this.#now = now
  }

  quality(weights: Weights, signals: Partial<Signals> = {}): Quality {
    const name = JSON.stringify([weights, signals])
    const known = this.#known.get(name)
    if (known) return known
    const measure = new Measure()
    for (const { judged, question, candidates, statistics } of this.#askedWith(weights))
      measure.add(hitsOf(question, candidates, statistics, { ...SIGNALS, ...signals }, LIMIT, weights), judged.evidence)
    this.#known.set(name, measure.quality)
    return measure.quality
  }

  /** The candidates of each question, which depend on the weight of related words only. */
  #askedWith(weights: Weights): Asked[] {
    const known = this.#asked.get(weights.related)
    if (known) return known
    const asked = this.#judged.map((judged): Asked => {
      const question = readQuestion(judged.question, this.#now)
      const { candidates, statistics } = this.#index.collect(
        question,
        judged.record,
        this.#vectors?.get(judged.question),
        weights,
      )
      // whatever the weights, only passages near a word, a name or a time of the question have a score
      const some = candidates.filter(
        ({ around, similarity }) =>
          similarity !== undefined ||
          question.spans.length > 0 ||
          around.some(cell => cell?.counts.some(count => count > 0) || cell?.spoken.includes(true)),
      )
      return { judged, question, candidates: some, statistics }
    })
    this.#asked.set(weights.related, asked)
    return asked
  }
}
