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
})
