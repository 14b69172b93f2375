import { z } from 'zod'
import { fenced, oneLine } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { TokenUsage } from '../port.ts'
import type { ProfileInput, WrittenProfile } from '../profile.ts'
import { ask } from './ask.ts'

const SCHEMA = z.object({
  lines: z.array(z.object({ facts: z.array(z.number().int()), line: z.string() })),
})

/** Lines of a profile, and the characters of each that the model is asked for. */
const MAX_LINES = 12
const MAX_CHARACTERS = 120

const INSTRUCTIONS = `You keep the profile of a person, company or thing: what a reader must know of it before talking to it.
Return {"lines": [{"facts", "line"}]}, in this order: at most ${MAX_LINES} lines, the most important first: who it is, its situation, preferences, open points, history.
- facts: the numbers of the facts that state the line.
- line: one sentence of at most ${MAX_CHARACTERS} characters that can be understood alone, with dates for "tomorrow".
Write only what the facts state, in their words. Keep a line of the earlier profile that still holds. Of two facts that disagree the later one is current, and a known value is. Never repeat a known value, a pinned line or a removed line. Leave out small talk. If the facts state nothing lasting, return an empty list.`

/** Asks the model. Lines without a known fact are dropped. */
export async function profileWithModel(
  model: PaidModel,
  { name, facts, known, earlier, pinned, removed, now, signal }: ProfileInput,
): Promise<WrittenProfile & { usage: TokenUsage }> {
  const list = facts.map(
    ({ text, timestamp }, index) =>
      `[${index + 1}] ${timestamp?.toISOString().slice(0, 10) ?? 'earlier'}: ${oneLine(text)}`,
  )
  const part = (source: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : [fenced(source, lines.map(line => `- ${oneLine(line)}`).join('\n'))]
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS,
    prompt: [
      fenced('facts', list.join('\n')),
      ...part('known values', known),
      ...part('earlier profile', earlier),
      ...part('pinned lines', pinned),
      ...part('removed lines', removed),
      `The profile is of ${oneLine(name)}. Today is ${now.toISOString().slice(0, 10)}.`,
    ].join('\n\n'),
    schema: SCHEMA,
    signal,
  })
  const lines = output.lines.flatMap(({ facts: numbers, line }) => {
    const stated = [...new Set(numbers)].filter(number => facts[number - 1]).map(number => number - 1)
    return stated.length === 0 ? [] : [{ text: oneLine(line), facts: stated }]
  })
  return { lines, usage }
}
