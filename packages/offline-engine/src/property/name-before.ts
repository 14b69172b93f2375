import { stem } from '@keepsake/english/words'
import type { Compiled } from './definition.ts'

/** How a value follows the name of its property: "Name: value", "Name is value", "name value". */
export type Link = 'label' | 'verb' | 'none'

/** In characters. A name and what links it to its value are shorter. */
const MAX_BEFORE = 120
/** What may stand between a name and its value, without the link itself. */
const FILLING =
  '(?:["\'`*“„«(]|\\b(?:the|an?|my|our|about|around|exactly|currently|now|on|at|in|no\\.?|number|to|still|of|by)\\b\\.?|[$€£¥#]|\\s)*'
const LABEL = new RegExp(`(?:\\s*\\([^()\\n]{1,40}\\))?[ \\t"'*\`]*(?::|=|→|->|\\||\\t)${FILLING}$`, 'iu')
const VERB = new RegExp(
  `\\s+(?:is|are|was|were|remains?|equals?|stays? at|will be|has been|reads|ist|sind|est|es|amounts to|comes to|goes by)(?:\\s+(?:called|named|set|always))?\\b${FILLING}$`,
  'iu',
)
const NONE = new RegExp(`(?=\\s)${FILLING}$`, 'iu')
/** "The spindle speed of machine 7 is": what a name is of. */
const OF = /\s(?:of|for|at|with)\s(?:\S+\s?){1,5}$/iu
const LINKS: readonly (readonly [Link, RegExp])[] = [
  ['label', LABEL],
  ['verb', VERB],
  ['none', NONE],
]

/** How the name of a property leads to what begins at `start`; undefined if it does not. */
export function linkBefore(content: string, start: number, { names, definition }: Compiled): Link | undefined {
  const line = content.lastIndexOf('\n', start - 1) + 1
  const before = content.slice(Math.max(line, start - MAX_BEFORE), start)
  for (const [link, pattern] of LINKS) {
    const match = pattern.exec(before)
    if (!match) continue
    const head = before.slice(0, match.index)
    if (link === 'none' ? endsWithName(head, literalNames(definition), literal) : endsWithName(head, names, stem))
      return link
    if (link === 'verb' && endsWithName(head.replace(OF, ''), names, stem)) return link
    if (link !== 'none') return undefined
  }
  return undefined
}

const literal = (word: string): string => word

const literalNames = ({ name, aliases = [] }: Compiled['definition']): string[][] =>
  [name, ...aliases].map(one => one.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [])

function endsWithName(head: string, names: Compiled['names'], read: (word: string) => string): boolean {
  const words = head.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
  if (/[.!?;,]\s*$/.test(head)) return false
  const stems = words
    .slice(-6)
    .flatMap(word => word.split('-'))
    .map(read)
  return names.some(name => {
    const run = name.flatMap(word => word.split('-'))
    return (
      run.length > 0 && run.length <= stems.length && run.every((word, at) => stems.at(at - run.length) === read(word))
    )
  })
}
