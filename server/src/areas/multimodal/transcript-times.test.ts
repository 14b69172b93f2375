import { expect, it } from 'vitest'
import { timeOf } from './transcript-times.ts'

const at = (transcript: string, words: string): number | undefined => {
  const start = transcript.indexOf(words)
  return timeOf(transcript, { start, end: start + words.length })
}

it('reads the times of WebVTT, SubRip and brackets', () => {
  const vtt = 'WEBVTT\n\n00:01.500 --> 00:04.000\nGood morning.\n\n01:02:03.250 --> 01:02:05.000\nThe harbor opens.\n'
  expect(at(vtt, 'Good morning')).toBe(1.5)
  expect(at(vtt, 'harbor')).toBe(3_723.25)
  const srt = '1\n00:00:05,000 --> 00:00:07,000\nFirst.\n\n2\n00:00:09,120 --> 00:00:11,000\nSecond.\n'
  expect(at(srt, 'First')).toBe(5)
  expect(at(srt, 'Second')).toBe(9.12)
  const notes = '[0:00] Hello.\n[12:30] The budget.\n(1:02:03) The end.'
  expect(at(notes, 'Hello')).toBe(0)
  expect(at(notes, 'budget')).toBe(750)
  expect(at(notes, 'end')).toBe(3_723)
})

it('reads the times of sentences in a line', () => {
  const line = '[00:05] This is Ines. [00:12] The crane is late! (01:10) We call back.'
  expect(at(line, 'Ines')).toBe(5)
  expect(at(line, 'crane')).toBe(12)
  expect(at(line, 'call back')).toBe(70)
})

it('takes the first time within a part that begins before it', () => {
  expect(at('WEBVTT\n\n00:01.500 --> 00:04.000\nGood morning.', 'WEBVTT\n\n00:01.500 --> 00:04.000\nGood')).toBe(1.5)
  expect(at('Minutes\n[00:10] a\n[00:20] b', 'Minutes\n[00:10] a\n[00:20] b')).toBe(10)
})

it('invents no time', () => {
  for (const text of [
    'We meet.',
    '10:30 we meet.',
    'We meet at [10:30].',
    '[99:99] we meet',
    '[10:30 we meet',
    '1:2 we meet',
  ])
    expect(at(text, 'meet')).toBeUndefined()
  expect(at('We meet.\n[00:10] Later.', 'We meet')).toBeUndefined()
})
