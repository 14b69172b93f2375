import { pick, randomFrom } from './random.ts'
import { FIRST_NAMES, LAST_NAMES, makeWords, smallWord, zipf } from './vocabulary.ts'

/** A memory as it is sent. */
export interface GeneratedMemory {
  email: string
  content: string
  speaker: string
  sessionId: string
  timestamp: string
}

/** A question about a stored memory, and its record. */
export interface GeneratedQuestion {
  query: string
  email: string
}

const ENTITIES = 1_000
const TURNS_IN_SESSION = 10
const FIRST_MOMENT = Date.UTC(2024, 0, 1)
const BETWEEN_MS = 10 * 60_000
const MAX_ASKED = 50
/** Questions are about these: a gigabyte of documents has more sentences than fit into memory. */
const MAX_ASKABLE = 1_000_000

/** The same memories in every run: conversations with a thousand people, in chronological order. */
export function createMemories(seed = 1): {
  /** Returns the next ones. */
  take(count: number): GeneratedMemory[]
  /** Returns questions about the memories taken so far. */
  ask(count: number): GeneratedQuestion[]
} {
  const random = randomFrom(seed)
  const words = makeWords(random)
  const nextWord = zipf(random, words)
  const common = new Set(words.slice(0, MAX_ASKED))
  const people = Array.from({ length: ENTITIES }, (_, n) => {
    const first = pick(random, FIRST_NAMES)
    const last = pick(random, LAST_NAMES)
    return { name: `${first} ${last}`, email: `${first}.${last}.${n}@customers.example`.toLowerCase() }
  })
  const askable: { email: string; name: string; words: string[] }[] = []
  let taken = 0
  let person = pick(random, people)

  function next(): GeneratedMemory {
    const turn = taken % TURNS_IN_SESSION
    if (turn === 0) person = pick(random, people)
    const own: string[] = []
    const length = 8 + Math.floor(random() * 17)
    const said = Array.from({ length }, () => {
      if (random() < 0.5) return smallWord(random)
      const word = nextWord()
      own.push(word)
      return word
    })
    const other = pick(random, people).name
    said.splice(Math.floor(random() * said.length), 0, other)
    const sentence = said.join(' ')
    const moment = new Date(FIRST_MOMENT + taken * BETWEEN_MS).toISOString()
    const session = `${person.email} ${Math.floor(taken / TURNS_IN_SESSION)}`
    taken++
    const rare = own.filter(word => !common.has(word))
    if (askable.length < MAX_ASKABLE && rare.length >= 2)
      askable.push({ email: person.email, name: other, words: rare })
    return {
      email: person.email,
      content: `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
      speaker: turn % 2 === 0 ? person.name : 'Agent',
      sessionId: session,
      timestamp: moment,
    }
  }

  return {
    take: count => Array.from({ length: count }, next),
    ask: count =>
      Array.from({ length: count }, () => {
        const { email, name, words: own } = pick(random, askable)
        const asked = [pick(random, own), pick(random, own)].join(' ')
        return { query: `What did they say about ${asked} and ${name}?`, email }
      }),
  }
}
