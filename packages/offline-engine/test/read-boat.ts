import { readOffline } from '../src/extract.ts'
import { holdsBack } from '../src/gate/doubt.ts'
import { throughGate } from '../src/gate/gate.ts'
import type { PropertyDefinition } from '../src/types.ts'

export type Values = Record<string, unknown>

/** What is stored of a text about the boat Gannet, and what is only suggested. */
export async function readBoat(
  content: string,
  definitions: PropertyDefinition[],
): Promise<{ stored: Values; suggested: Values }> {
  const input = {
    content,
    timestamp: new Date('2026-05-12T10:00:00Z'),
    definitions,
    minConfidence: 0.9,
    subject: { names: ['gannet'] },
  }
  const { properties } = await throughGate(input, (await readOffline(input)).properties)
  const isStored = ({ confidence, doubt }: (typeof properties)[number]): boolean =>
    confidence >= 0.9 && !holdsBack(doubt)
  const of = (some: typeof properties): Values =>
    Object.fromEntries(some.map(({ propertyName, value }) => [propertyName, value]))
  return { stored: of(properties.filter(isStored)), suggested: of(properties.filter(one => !isStored(one))) }
}
