import { z } from 'zod'
import { fenced, oneLine } from '../fenced.ts'
import type { PaidModel } from '../language-models.ts'
import type { ExtractedFact, ExtractedProperty, ExtractInput, Extraction } from '../port.ts'
import type { Told } from '../told.ts'
import { mostCertain } from '../writable-values.ts'
import { ask } from './ask.ts'
import { findQuote } from './evidence.ts'
import { typedValue } from './typed-value.ts'

const SCHEMA = z.object({
  values: z.array(
    z.object({
      property: z.number().int(),
      quote: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
      confidence: z.number(),
    }),
  ),
  facts: z.array(z.object({ quote: z.string(), fact: z.string() })),
})

/** Facts of a text. More of them repeat it. */
const MAX_FACTS = 12
/** In characters. A longer one is no single fact. */
const MAX_FACT = 300

const INSTRUCTIONS = `You extract the values of the listed properties, and the facts, from a text.
Return {"values": [{"property", "quote", "value", "confidence"}], "facts": [{"quote", "fact"}]}, in this order. If the text states none of the values, return an empty list.
- property: the number of the property in the list.
- quote: the shortest passage of the text that states the value, copied word for word.
- value: in the type of the property. Dates as YYYY-MM-DD; relative dates count from the time of the text. Numbers in the unit of the property. Options exactly as listed. Objects as JSON text.
- confidence: the probability that the value is right, from 0 to 1.
- facts: at most ${MAX_FACTS} of what the text states, one in each. Each with the exact words that state it, then one sentence that can be understood alone: names for pronouns, dates for "tomorrow", and who said it if that matters.
Return only what the text states: not what is asked, denied, supposed or quoted from others, and nothing that only the current values or the turns before it say, which help to read it. Never guess. If the text corrects itself, return the last value.`

/** Asks the model, and keeps only values whose quote is in the content and whose type matches the definition. */
export async function extractWithModel(model: PaidModel, input: ExtractInput): Promise<Extraction> {
  if (input.definitions.length === 0 || input.content.trim() === '') return { properties: [] }
  const { output, usage } = await ask(model, {
    instructions: INSTRUCTIONS,
    prompt: promptOf(input),
    schema: SCHEMA,
    signal: input.signal,
  })
  const found: ExtractedProperty[] = []
  for (const { property, value, quote, confidence } of output.values) {
    const definition = input.definitions[property - 1]
    const evidence = findQuote(input.content, quote)
    if (definition === undefined || evidence === undefined) continue
    const typed = typedValue(definition.type === 'object' ? parsed(value) : value, definition)
    if (typed === undefined) continue
    const { collectionId, systemName, name } = definition
    const sure = Math.max(0, Math.min(1, confidence))
    found.push({
      collectionId,
      systemName,
      propertyName: name,
      value: typed,
      confidence: sure,
      evidence,
      engine: 'model',
    })
  }
  const facts = output.facts.flatMap(({ quote, fact }): ExtractedFact[] => {
    const [text, evidence] = [oneLine(fact), findQuote(input.content, quote)]
    return evidence && text !== '' && text.length <= MAX_FACT ? [{ text, evidence }] : []
  })
  return {
    properties: mostCertain(lastOfEach(found, input), input.maxProperties),
    ...(facts.length > 0 && { facts: facts.slice(0, MAX_FACTS) }),
    usage,
  }
}

function promptOf({ content, timestamp, speaker, subject, definitions, prompt, told }: ExtractInput): string {
  const name = told?.name === undefined ? '' : oneLine(told.name)
  // words of its keys, which its name may have
  const others = subject?.names.map(oneLine).filter(one => !name.toLowerCase().includes(one.toLowerCase())) ?? []
  const names = [...new Set([name, ...others])].filter(Boolean)
  const collections = Map.groupBy(definitions.entries(), ([, { collectionName }]) => oneLine(collectionName))
  return [
    ...[...collections].map(([of, listed]) => `Properties of ${of}:\n${listed.map(propertyLine).join('\n')}`),
    names.length === 0 ? '' : `The record is ${names.join(', also called ')}.`,
    told === undefined ? '' : `Today is ${told.now.toISOString().slice(0, 10)}.`,
    prompt === undefined ? '' : `What the caller adds: ${prompt}`,
    ...part('current values, by number', knownLines(definitions, told)),
    ...part('turns before the text', told?.before.map(turn => oneLine(`${saidBy(turn)}${turn.content}`)) ?? []),
    fenced(`text, said at ${timestamp.toISOString()}${speaker === undefined ? '' : ` by ${speaker}`}`, content),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function propertyLine([index, one]: [number, ExtractInput['definitions'][number]]): string {
  const options =
    one.options === undefined || one.options.length === 0 ? '' : `; one of: ${one.options.map(oneLine).join(' | ')}`
  const also = one.aliases === undefined ? '' : `; also called ${one.aliases.map(oneLine).join(' | ')}`
  const unit = one.unit === undefined ? '' : `; in ${oneLine(one.unit)}`
  const about = one.description === undefined ? '' : ` - ${oneLine(one.description)}`
  return `${index + 1}. ${oneLine(one.name)} (${one.type}${unit}${options}${also})${about}`
}

const knownLines = (definitions: ExtractInput['definitions'], told: Told | undefined): string[] =>
  definitions.flatMap((definition, index) => {
    const known = told?.known.find(value => keyOf(value) === keyOf(definition))
    return known ? `${index + 1}. ${oneLine(known.text)}` : []
  })

const saidBy = ({ speaker, content }: Told['before'][number]): string =>
  !speaker || content.startsWith(`${speaker}:`) ? '' : `${speaker}: `

const part = (source: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [fenced(source, lines.join('\n'))]

/** Under `replace`, only the last value of a property is kept; an uncertain one does not displace a certain one. */
function lastOfEach(
  found: readonly ExtractedProperty[],
  { definitions, minConfidence = 0 }: ExtractInput,
): ExtractedProperty[] {
  const modes = new Map(definitions.map(one => [keyOf(one), one.mode]))
  const ordered = found.toSorted((a, b) => a.evidence.start - b.evidence.start)
  return ordered.filter((one, at) => {
    const key = keyOf(one)
    const certain = one.confidence >= minConfidence
    return (
      modes.get(key) === 'append' ||
      !ordered.slice(at + 1).some(later => keyOf(later) === key && later.confidence >= minConfidence === certain)
    )
  })
}

const keyOf = ({ collectionId, systemName }: { collectionId: string; systemName: string }): string =>
  `${collectionId} ${systemName}`

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
