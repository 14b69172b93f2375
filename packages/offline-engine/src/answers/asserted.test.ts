import { describe, expect, it } from 'vitest'
import type { Passage } from '../types.ts'
import { answerOffline } from './answer.ts'

const now = new Date('2026-11-28T12:00:00Z')

const passagesOf = (contents: readonly (string | [day: string, content: string])[]): Passage[] =>
  contents.map((each, n) => {
    const [day, content] = typeof each === 'string' ? ['2026-05-04', each] : each
    return { id: `m${n}`, content, timestamp: new Date(day), about: 'Marit Sol', isNamed: false, score: 0.6 }
  })
const answerTo = (question: string, ...contents: (string | [string, string])[]): string | undefined =>
  answerOffline({ question, now, passages: passagesOf(contents) })?.answer

describe('what is only asked, wished or supposed answers no question for what is', () => {
  it.each([
    ['Is a sublease permitted?', 'Marit asked whether a sublease is permitted.'],
    ['Which payment methods are accepted?', 'Marit wanted to know if payment methods like invoices are accepted.'],
    ['Does the studio have a sauna?', 'Marit enquired about the sauna of the studio.'],
    ['Is the gate open on Sundays?', "Marit wasn't sure whether the gate is open on Sundays."],
    ['Does Marit have a boat?', 'Marit might get a boat one day.'],
    ['Does Marit own a bakery?', 'Marit is thinking of a bakery in Bergen.'],
    ['Where does Marit live?', 'Marit would love to live in Trondheim.'],
    ['What kind of bike does Marit have?', 'Marit would like to have a cargo bike.'],
    ['Is Marit a member of the choir?', 'Marit is considering to be a member of the choir next year.'],
    ['Does Marit have a garden?', 'Her uncle Sverre has a garden with beehives.'],
    ['Does Marit speak Finnish?', "Marit's flatmate speaks Finnish."],
    ['Does Marit have a kayak?', 'Marit asked whether kayaks are allowed in the cellar. We told her that they are.'],
    ['How many rooms does Marit have?', 'Marit said that the price of her rooms went up by 12 %.'],
    ['When is the next regatta of Marit?', 'The regatta took Marit 71:20 at last.'],
    ['How many tickets does Marit have?', 'Marit paid €40 for her tickets.'],
    ['When does Marit move to Bodø?', 'If the office in Bodø hires her, Marit could move there next year.'],
    ['What discount did Marit get?', 'Her neighbour Solveig got a discount of 20 percent, I paid in full.'],
    ['How many horses does Marit have?', 'Her cousin has four horses.'],
  ])('%s', (question, content) => expect(answerTo(question, content)).toBeUndefined())
})

describe('what an assistant proposes is no fact about who asks', () => {
  const said: [speaker: string, content: string][] = [
    ['user', 'I have violin practice after school.'],
    ['assistant', 'I would suggest four short practice sessions a week. Most pupils practice on Saturdays.'],
    ['assistant', 'Your violin is ready, the workshop has it until Friday.'],
  ]
  const passages = said.map(([speaker, content], n) => ({
    id: `m${n}`,
    content,
    speaker,
    timestamp: new Date(Date.UTC(2026, 4, 4, 10, n)),
    score: 0.6,
  }))
  const answer = (question: string): string | undefined => answerOffline({ question, now, passages })?.answer
  it.each(['How many practice sessions a week do I have?', 'When do I practice?'])('%s', question =>
    expect(answer(question) ?? '').not.toMatch(/suggest|Most pupils/),
  )
  it('but what it reports is, and what it proposed if that is asked for', () => {
    expect(answer('Until when does the workshop have my violin?')).toMatch(/until Friday/)
    expect(answer('How many practice sessions did the assistant suggest?')).toMatch(/four short practice sessions/)
  })
})

describe('what is asked for as such is answered', () => {
  it.each([
    ['What did Marit ask about?', 'Marit asked about the sauna of the studio.', /sauna/],
    ['What kind of bike would Marit like?', 'Marit would like to have a cargo bike.', /cargo bike/],
    [
      'Where does Marit want to live?',
      'Marit would love to live in Trondheim, she wants to live by the fjord.',
      /Trondheim/,
    ],
    ['Is Marit planning to buy a boat?', 'Marit is planning to buy a boat in June.', /boat in June/],
    ['Does Marit have a sister?', 'Her sister Tove has a garden in Voss.', /Tove/],
    ['What does the uncle of Marit have?', 'Her uncle Sverre has a garden with beehives.', /garden/],
    ['What does Tove do?', 'Her sister Tove is a welder.', /welder/],
    ['Who does Marit live with?', 'Her cousin Nils lives with her.', /Nils/],
    ['Does Marit have a dog?', 'Marit has a dog called Fant.', /Fant/],
    ['Does Marit have a cabin?', 'My husband and I have a cabin near Geilo.', /cabin/],
    ['When does Marit ask for a break?', 'Marit asks for a break at noon.', /noon/],
  ])('%s', (question, content, answer) => expect(answerTo(question, content) ?? '').toMatch(answer))

  it('by the name that a record gives itself', () => {
    const said: [string, string][] = [
      ['2026-05-04', 'Good morning, we are Nordlys Bakery from Voss.'],
      ['2026-05-06', 'We have 14 ovens.'],
    ]
    const ofKey = passagesOf(said).map(passage => ({ ...passage, about: 'orders@ovens.example' }))
    const answer = answerOffline({ question: 'How many ovens does Nordlys have?', now, passages: ofKey })
    expect(answer?.answer).toBe('We have 14 ovens.')
    expect(answerOffline({ question: 'How many ovens does Polaris have?', now, passages: ofKey })).toBeUndefined()
  })

  it.each([
    ['Is a sublease permitted?', 'Marit asked whether a sublease is permitted. We told her that it is not.'],
    ['Is there a lift?', 'She wanted to know if there is a lift. Yes, since March.'],
  ])('a reported question comes with its reply: %s', (question, content) =>
    expect(answerTo(question, content)).toBe(content),
  )
})

describe('what was open is told as it stands now', () => {
  it('by the newest sentence about the same thing', () =>
    expect(
      answerTo(
        'Has Marit signed the lease?',
        ['2026-03-01', 'Marit has not signed the lease yet.'],
        ['2026-04-01', 'Marit asked about the lease again.'],
        ['2026-04-20', 'The lease came back from Marit with her name under it.'],
      ),
    ).toBe(
      'The lease came back from Marit with her name under it. (since 20 April 2026; before, on 1 March 2026: "Marit has not signed the lease yet.")',
    ))
  it('and by itself if nothing newer is known', () =>
    expect(
      answerTo(
        'Has Marit signed the lease?',
        ['2026-02-01', 'The lease went to Marit by post.'],
        ['2026-03-01', 'Marit has not signed the lease yet.'],
      ),
    ).toBe('Marit has not signed the lease yet.'))
  it('and a current value comes before what was said earlier', () => {
    const rent = 'In total that makes 1,310 EUR from May on.'
    const [before, since] = passagesOf([
      ['2026-01-10', 'Marit pays a fee of 1,150 EUR for the studio.'],
      ['2026-04-10', rent],
    ])
    if (!before || !since) throw new Error('two passages')
    const states = [
      {
        name: 'Studio fee',
        description: 'The fee they pay for the studio',
        type: 'number' as const,
        start: 20,
        end: 29,
      },
    ]
    const answer = answerOffline({
      question: 'What fee does Marit pay for the studio?',
      now,
      passages: [before, { ...since, states }],
    })
    expect(answer?.answer).toMatch(
      /^In total that makes 1,310 EUR from May on\. \(since 10 April 2026; before, .*1,150 EUR/,
    )
    expect(answer?.sources.map(({ id }) => id)).toEqual(['m1'])
  })
})
