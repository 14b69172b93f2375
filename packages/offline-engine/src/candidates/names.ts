import { conceptOf } from '@keepsake/english/concepts'
import { NEGATIONS, stem } from '@keepsake/english/words'
import type { NameMention } from '../mentions/mentions.ts'
import type { Compiled } from '../property/definition.ts'
import { tokenAt, type View } from '../view/view.ts'
import { introduces, isOther, isProvider, rolesBeside } from './adjacent-roles.ts'
import type { Announcement } from './announcements.ts'
import { type Candidate, clamp, FLOOR } from './candidate.ts'
import { affinity, asksForBuyer, LIKELY, type NameKind, partEnd } from './name-affinity.ts'
import { readField, readPhrase } from './phrases.ts'
import { onRoute, placeEnd } from './places.ts'
import { speakerFor } from './speakers.ts'
import { support } from './support.ts'

const PRODUCT = conceptOf(stem('product'))
const COMPANY = conceptOf(stem('company'))
/** Score of a name of roughly the requested kind without any other evidence. */
const POSSIBLE = 0.05

/** Names of the requested kind, scored by their announcements, their context, and the subject of the text. */
export function namesFor(view: View, compiled: Compiled, kind: NameKind, spoken: readonly Announcement[]): Candidate[] {
  const scores = new Map<NameMention, number>()
  const note = (mention: NameMention, score: number): void => {
    if (score > (scores.get(mention) ?? 0)) scores.set(mention, score)
  }
  const found: Candidate[] = []
  for (const announced of spoken) {
    const mention = view.names.find(name => standsAt(view, name, announced))
    const fit = mention === undefined ? 0 : affinity(view, mention, compiled, kind)
    const written = announced.label && mention?.titled !== true ? readField(view, announced.at) : undefined
    if (kind === 'person' && written !== undefined && /\d/.test(written.text)) continue
    if (
      written !== undefined &&
      (mention === undefined || written.start < mention.start || written.end > mention.end || fit < 0.15) &&
      plausible(written.text)
    ) {
      found.push({
        compiled,
        value: written.text,
        start: written.start,
        end: written.end,
        score: clamp(announced.strength),
        exclusive: false,
      })
    } else if (mention !== undefined && fit >= 0.15) {
      note(mention, announced.strength + (fit - 0.5) * 0.4)
    } else if (
      mention === undefined &&
      announced.side === 'after' &&
      announced.strength >= 0.8 &&
      kind !== 'person' &&
      kind !== 'thing'
    ) {
      const span = readPhrase(view, announced.at)
      if (span !== undefined && /^\p{L}/u.test(span.text) && span.text.split(' ').length <= 2) {
        found.push({ compiled, value: span.text, start: span.start, end: span.end, score: 0.47, exclusive: false })
      }
    }
  }
  const field = found[0]
  const rivals = view.names.filter(name => affinity(view, name, compiled, kind) >= LIKELY)
  for (const mention of rivals) {
    if (field !== undefined && field.score > 0.7 && field.start <= mention.start && mention.end <= field.end) continue
    const fit = affinity(view, mention, compiled, kind)
    const near = support(view, compiled, mention, rivals)
    const former =
      kind === 'person' &&
      /^(?:from|ex|replaces|replacing|succeeds|succeeding|former)$/.test(
        view.tokens[tokenAt(view, mention.start) - 1]?.lower ?? '',
      )
    if (near >= 0.25) note(mention, (near * 0.65 + fit * 0.25) * (former ? 0.4 : 1))
    if (
      (kind === 'person' || kind === 'organization') &&
      compiled.subject === undefined &&
      fit >= LIKELY &&
      does(view, mention, compiled)
    )
      note(mention, 0.5 + fit * 0.2)
    if (
      kind === 'person' &&
      compiled.roles.size > 0 &&
      rolesBeside(view, mention).some(role => compiled.roles.has(role))
    )
      note(mention, 0.6 + fit * 0.25)
    if (fit >= 0.3 && isApposed(view, mention, compiled)) note(mention, 0.62 + fit * 0.2)
    if (kind === 'place') note(mention, onRoute(view, mention, compiled))
    if (kind === 'organization' && isPrimary(compiled))
      note(mention, employer(view, mention, tokenAt(view, mention.start), fit))
    if (compiled.wants === 'country' && mention.country === true) note(mention, 0.6)
    const owned =
      view.label !== undefined &&
      view.label.owners.size > 0 &&
      !view.label.owners.has(compiled) &&
      mention.start > (view.tokens[view.label.to]?.start ?? 0) - 1
    if (!owned) note(mention, unannounced(view, mention, compiled, kind, fit))
    if (kind === 'person' && isOther(view, mention, compiled)) scores.set(mention, (scores.get(mention) ?? 0) * 0.6)
  }
  for (const mention of view.names) {
    if (!scores.has(mention)) scores.set(mention, POSSIBLE)
  }
  const only = onlyOne(view, compiled, kind, rivals, [...scores.values()])
  if (only !== undefined) {
    const { start, end } = only
    found.push({
      compiled,
      value: view.content.slice(start, end),
      start,
      end,
      score: FLOOR,
      exclusive: false,
      fallback: true,
    })
  }
  for (const [mention, score] of scores) {
    const end =
      kind === 'place'
        ? placeEnd(view, mention, compiled)
        : kind === 'thing'
          ? partEnd(view, mention, compiled)
          : mention.end
    found.push({
      compiled,
      value: view.content.slice(mention.start, end),
      start: mention.start,
      end,
      score: clamp(score),
      exclusive: false,
    })
  }
  if (kind === 'person' && view.speaker !== undefined) found.push(...speakerFor(view, compiled))
  return found
}

/** The only full name of its kind, for the only property of that kind, if there is no better evidence. */
function onlyOne(
  view: View,
  compiled: Compiled,
  kind: NameKind,
  rivals: readonly NameMention[],
  scores: readonly number[],
): NameMention | undefined {
  const [one] = rivals
  if (one === undefined || rivals.length > 1 || kind === 'thing') return undefined
  if (!compiled.alone || !isPrimary(compiled) || scores.some(score => score >= FLOOR)) return undefined
  if (kind === 'place') return one.place >= 0.85 ? one : undefined
  return /\s/.test(view.content.slice(one.start, one.end)) && one[kind] >= 0.75 ? one : undefined
}

/** "Joanna Reyes (project lead)", "Bram Noll, our landlord": a role right after the name. */
function isApposed(view: View, mention: NameMention, compiled: Compiled): boolean {
  if (!/^(?: \(|, (?:our|the|their|my|his|her|your) )/.test(view.content.slice(mention.end, mention.end + 9)))
    return false
  const from = tokenAt(view, mention.end)
  const aside = view.tokens[from]?.aside === true
  let named = 0
  for (let at = from; at < from + 4; at += 1) {
    const token = view.tokens[at]
    if (token === undefined || (at > from && token.before !== 'none') || token.aside !== aside) break
    named += compiled.main.get(view.concepts[at] ?? '') ?? 0
  }
  return named >= 0.6
}

/** "Helena signs" for a property "people who sign": the verb of the description right after the name. */
function does(view: View, mention: NameMention, compiled: Compiled): boolean {
  const before = /\b(\p{L}+) by (?:(?:dr|mr|mrs|ms|prof|professor)\.? )?$/iu.exec(
    view.content.slice(Math.max(view.start, mention.start - 32), mention.start),
  )?.[1]
  if (before !== undefined && compiled.actorVerbs.has(stem(before.toLowerCase()))) return true
  let at = tokenAt(view, mention.end)
  while (/^(?:will|has|is|also|now|then|who|can|must|should|have|are|was|both|all)$/.test(view.tokens[at]?.lower ?? ''))
    at += 1
  const token = view.tokens[at]
  if (token === undefined || token.before === 'hard') return false
  return compiled.actorVerbs.has(token.stem) && !NEGATIONS.has(view.tokens[at + 1]?.lower ?? '')
}

const plausible = (text: string): boolean =>
  text.length <= 60 &&
  text.split(' ').length <= 6 &&
  /^[\p{L}\d]/u.test(text) &&
  !/^(?:no|none|not|n\/a|unknown|self|to be|tb[acd]|open|pending|missing)\b/i.test(text)

/** The score of a name without an announcement. */
function unannounced(view: View, mention: NameMention, compiled: Compiled, kind: NameKind, fit: number): number {
  const words = view.content.slice(mention.start, mention.end).split(/\s+/).length
  const first = tokenAt(view, mention.start)
  const alone = first === 0 && tokenAt(view, mention.end - 1) === view.tokens.length - 1 && view.startsLine
  // A client may be a person.
  const asPerson = mention.person > mention.organization && asksForBuyer(compiled)
  if (compiled.subject === 'person' || (compiled.subject === 'organization' && asPerson)) {
    const before = view.content.slice(Math.max(view.start, mention.start - 16), mention.start)
    if (introduces(view, mention)) return isProvider(view) ? 0 : 0.8
    const from = /^from$/i.test(view.tokens[0]?.lower ?? '') && first === 1
    const signed = alone && view.end - mention.end <= 1
    if (fit < LIKELY) return 0
    if (from) return 0.72
    if (mention.titled === true)
      return /\bdear /i.test(before) ? 0.66 : view.names[0] === mention && !OBLIQUE.test(before) ? 0.72 : 0.5
    if (signed) return words > 1 ? 0.74 : 0.5
    const opens = first === 0 && view.start === 0 && view.tokens[1]?.before === 'none'
    return words > 1 ? (fit >= 0.7 ? 0.5 + fit * 0.12 : 0.5) : fit >= 0.7 ? (opens ? 0.57 : 0.46) : 0
  }
  if (compiled.subject === 'organization' && !asPerson) {
    if (
      /^(?:rival|competitor|competitors|rivals|supplier|vendor|partner|unlike|than)$/.test(
        view.tokens[first - 1]?.lower ?? '',
      )
    )
      return 0
    const verb =
      /^(?:is|was|has|said|says|announced|raised|employs|makes|provides|will|posted|reported|operates|builds|closed)$/.test(
        view.tokens[tokenAt(view, mention.end)]?.lower ?? '',
      )
    const signed = alone && view.start > 0 && mention.end > view.content.length * 0.6
    if (signed && asksForBuyer(compiled)) return words > 1 ? 0.7 : 0.45
    if (words === 1 && !verb) return 0
    return fit < LIKELY ? 0 : 0.35 + fit * 0.15 + (first === 0 ? 0.12 : 0) + (verb ? 0.12 : 0)
  }
  if (kind === 'thing' && compiled.main.has(PRODUCT) && fit >= LIKELY && fit < 0.85) {
    const inner = /\p{Ll}\p{Lu}|\p{L} \d/u.test(view.content.slice(mention.start, mention.end))
    const used = /^(?:the|my|our|your|this|in|on|with|using)$/.test(view.tokens[first - 1]?.lower ?? '')
    return inner ? 0.6 : used ? 0.5 : 0
  }
  if (kind === 'thing') return compiled.nameParts !== undefined && fit >= 0.85 ? 0.62 : 0
  if (kind !== 'person' && compiled.alone && isPrimary(compiled) && fit >= 0.6) return 0.35 + fit * 0.25
  return 0
}

/** "by Dr. Abara", "our vet Mrs. Noll": somebody who does something for the subject of the text. */
const OBLIQUE = /\b(?:by|says|said|asked|our|his|her|their)[,\s]+(?:\p{L}+\.? )?$/iu

/** "a CTO at Acme", "Head of Procurement, Acme". */
function employer(view: View, mention: NameMention, first: number, fit: number): number {
  if (mention.organization < 0.4 || mention.person > 0.7) return 0
  const before = view.tokens[first - 1]
  const text = view.content.slice(Math.max(view.start, mention.start - 3), mention.start)
  const role = view.roles().find(one => one.end <= mention.start && mention.start - one.end <= 4)
  if (role !== undefined && /^[\s,|@–-]*(?:at\s*)?$/.test(view.content.slice(role.end, mention.start))) return 0.72
  if (before?.lower === 'at' && !/,/.test(text) && view.roles().length > 0) return 0.66
  return fit >= 0.9 ? 0.47 : 0
}

/** A plain "company" or "location" is what a text about a person usually mentions without further words. */
const isPrimary = (compiled: Compiled): boolean =>
  compiled.main.size === 1 || compiled.main.has(COMPANY) || compiled.generic

function standsAt(view: View, name: NameMention, announced: Announcement): boolean {
  const first = tokenAt(view, name.start)
  if (announced.side === 'before') return tokenAt(view, name.end - 1) === announced.at - 1
  if (first < announced.at || first > announced.at + 3) return false
  for (let at = announced.at + 1; at <= first; at += 1) {
    if (view.tokens[at]?.before === 'hard') return false
  }
  return !view.tokens
    .slice(announced.at, first)
    .some(token => /^(?:and|but|in|at|with|from|for|on|to|not|no)$/.test(token.lower))
}
