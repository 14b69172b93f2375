import { describe, expect, it } from 'vitest'
import { answerOffline } from './answer.ts'

const passage = (
  id: string,
  content: string,
  day = '2026-01-01',
): { id: string; content: string; timestamp: Date; score: number } => ({
  id,
  content,
  timestamp: new Date(day),
  score: 0.8,
})

describe('answerOffline', () => {
  const passages = [
    passage('a', 'The kitchen was painted blue. Tomas renewed the lease on 3 May 2025 for two years.'),
    passage('b', 'Tomas has a dog. The lease forbids smoking.'),
  ]

  it('gives the sentence that answers, word for word, with its place', () => {
    const answer = answerOffline({ question: 'When did Tomas renew the lease?', passages })
    expect(answer?.answer).toBe('Tomas renewed the lease on 3 May 2025 for two years.')
    for (const { id, start, end, text } of answer?.sources ?? []) {
      expect(passages.find(one => one.id === id)?.content.slice(start, end)).toBe(text)
    }
    expect(answer?.confidence).toBeGreaterThan(0.5)
  })

  it('gives nothing when nothing is relevant', () => {
    expect(answerOffline({ question: 'Which airline flies to Nairobi?', passages })).toBeUndefined()
    expect(answerOffline({ question: 'What is it?', passages })).toBeUndefined()
    expect(answerOffline({ question: 'When did Tomas renew the lease?', passages: [] })).toBeUndefined()
  })

  it('prefers the newest of two that say the same thing', () => {
    const moved = [
      passage('old', 'Ines lives in Faro.', '2024-01-01'),
      passage('new', 'Ines lives in Braga.', '2026-01-01'),
    ]
    expect(answerOffline({ question: 'Where does Ines live?', passages: moved })?.sources[0]?.id).toBe('new')
  })

  it('answers the parts of a question that the passages answer', () => {
    const decided = [
      passage('a', 'We have to decide by 15 December 2026. The peak is over then.'),
      passage('b', 'Lunch is at noon.'),
    ]
    const both = answerOffline({
      question: 'When do they have to decide, and who signs?',
      passages: [...decided, passage('c', 'Above 250 Helena Voss signs.')],
    })
    expect(both?.sources.map(source => source.id)).toEqual(['a', 'c'])
    const one = answerOffline({ question: 'When do they have to decide, and who signs?', passages: decided })
    expect(one?.answer).toBe('We have to decide by 15 December 2026.')
  })

  it('is less sure where the search is', () => {
    const confidence = (score: number): number =>
      answerOffline({
        question: 'When did Tomas renew the lease?',
        passages: passages.map(one => ({ ...one, score })),
      })?.confidence ?? 0
    expect(confidence(0.9)).toBeGreaterThan(confidence(0.5))
    expect(confidence(0.02)).toBe(0)
  })

  it('takes "one" for a number only where nothing else counts', () => {
    const counted = [
      passage('a', 'One wrong answer is one too many.'),
      passage('b', 'There were 4 wrong answers in all.'),
    ]
    expect(answerOffline({ question: 'How many wrong answers were there?', passages: counted })?.sources[0]?.id).toBe(
      'b',
    )
  })
})
