import { conceptOf } from '@keepsake/english/concepts'
import { wordsOf } from '@keepsake/english/name-words'
import { sameMeasure } from '@keepsake/english/units'
import { stem } from '@keepsake/english/words'
import type { PropertyDefinition } from '../types.ts'
import { compile } from './compile.ts'
import type { Compiled } from './definition.ts'

const CACHE_LIMIT = 50
const cache = new Map<string, Compiled[]>()

/** Recompiled only if the definitions differ: a collection serves many texts. */
export function compileAll(definitions: readonly PropertyDefinition[]): Compiled[] {
  const key = JSON.stringify(definitions)
  const known = cache.get(key)
  if (known !== undefined) return known
  const compiled = compileFresh(definitions)
  if (cache.size >= CACHE_LIMIT) cache.clear()
  cache.set(key, compiled)
  return compiled
}

function compileFresh(definitions: readonly PropertyDefinition[]): Compiled[] {
  const shares = new Map<string, number>()
  for (const definition of definitions) {
    for (const concept of new Set(wordsOf(definition.name).map(word => conceptOf(stem(word))))) {
      shares.set(concept, (shares.get(concept) ?? 0) + 1)
    }
  }
  const compiled = definitions.map((definition, place) => compile(definition, place, shares))
  const kinds = new Map<string, number>()
  for (const one of compiled) kinds.set(one.kind, (kinds.get(one.kind) ?? 0) + (takesText(one.definition) ? 1 : 0))
  for (const one of compiled) one.alone = takesText(one.definition) && kinds.get(one.kind) === 1
  const isNext = ({ definition }: Compiled): boolean =>
    definition.type === 'date' && wordsOf(definition.name)[0] === 'next'
  const near = (one: Compiled): Compiled[] =>
    compiled.filter(other => other.definition.collectionId === one.definition.collectionId && other !== one)
  for (const one of compiled) {
    one.solePeriod =
      one.definition.type === 'number' &&
      one.period !== undefined &&
      near(one).every(other => other.period !== one.period || other.money !== one.money)
    one.hasNext = one.definition.type === 'date' && !isNext(one) && near(one).some(isNext)
  }
  for (const one of compiled)
    one.otherRoles = new Set(near(one).flatMap(other => [...other.roles].filter(role => !one.roles.has(role))))
  for (const one of compiled) one.ownUnit = one.unit !== undefined && near(one).every(other => other.unit !== one.unit)
  for (const one of compiled) one.marked = markOf(one, near(one))
  for (const one of compiled) one.subject ??= leadingSubject(one, near(one), compiled)
  for (const one of compiled)
    one.soleUnit =
      one.unit !== undefined &&
      compiled.every(other => other === one || other.unit === undefined || !sameMeasure(other.unit, one.unit ?? ''))
  for (const one of compiled)
    one.sole =
      compiled.filter(
        other => other.definition.collectionId === one.definition.collectionId && valueKind(other) === valueKind(one),
      ).length === 1
  return compiled
}

/**
 * People usually name the record's subject first: if no property name states the subject, it is the first property, if
 * that asks for a name.
 */
function leadingSubject(one: Compiled, others: readonly Compiled[], all: readonly Compiled[]): Compiled['subject'] {
  const { definition, kind } = one
  const [first] = all.filter(other => other === one || others.includes(other))
  if (
    first !== one ||
    others.length < 2 ||
    definition.type !== 'text' ||
    others.some(other => other.subject !== undefined)
  )
    return undefined
  return kind === 'person' || kind === 'organization' ? kind : undefined
}

const MARKS =
  /^(?:target|max|maximum|min|minimum|desired|planned|previous|former|old|replacement|backup|second|emergency)$/

/** The concept of the word that distinguishes a property from others with the same last word and the same type. */
function markOf({ definition }: Compiled, others: readonly Compiled[]): string | undefined {
  const words = wordsOf(definition.name)
  const mark = words.find(word => MARKS.test(word))
  if (mark === undefined) return undefined
  const last = conceptOf(stem(words.at(-1) ?? ''))
  const plainer = others.some(({ definition: { name, type } }) => {
    const other = wordsOf(name)
    return (
      type === definition.type && conceptOf(stem(other.at(-1) ?? '')) === last && !other.some(word => MARKS.test(word))
    )
  })
  return plainer ? conceptOf(stem(mark)) : undefined
}

const valueKind = ({ definition, money }: Compiled): string =>
  definition.type === 'number' ? (money ? 'money' : 'number') : definition.type

const takesText = ({ type, options }: PropertyDefinition): boolean =>
  (type === 'text' || type === 'array') && (options ?? []).length === 0
