import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** A pattern as arguments of `new RegExp`. */
export interface Pattern {
  source: string
  flags: string
}

/** One character that the pattern may consume at a position, and whether it may consume a run of them there. */
interface Step {
  text: string
  repeats: boolean
}

/** Characters of every kind that patterns distinguish, the most likely ones first. */
const KINDS = [...'aA0 -._\n"\',:;!?/@#+*=()[]<>$€é字\t\\']
const MAX_PATHS = 12
const MAX_STEPS = 24
const MAX_CHARACTERS = 10
/** No pattern expects this one, so that an attempt to match fails at the end of the text. */
const MISMATCH = '\u0001'

const parser = new RegExpParser()

/**
 * Texts that make a backtracking engine read a run again from each position: repeated characters of the pattern,
 * repeated prefixes of its matches, and such a prefix before a long run that it may consume. Each is about `size`
 * characters long.
 */
export function* hostileInputs({ source, flags }: Pattern, size: number): Generator<string> {
  const unicode = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') }
  const pattern = parser.parsePattern(source, 0, source.length, unicode)
  const characters = charactersOf(pattern, flags)
  const fill = (unit: string): string => unit.repeat(Math.ceil(size / unit.length))
  const seen = new Set<string>()
  for (const character of characters) {
    yield fill(character)
    yield fill(character) + MISMATCH
    yield MISMATCH + fill(character) + MISMATCH
  }
  for (const path of pathsOf(pattern.alternatives, flags)) {
    for (let length = 1; length <= path.length; length += Math.ceil(path.length / MAX_STEPS)) {
      const steps = path.slice(0, length)
      const beginning = steps.map(({ text }) => text).join('')
      if (beginning === '' || seen.has(beginning)) continue
      seen.add(beginning)
      yield fill(beginning) + MISMATCH
      for (const separator of characters) yield fill(separator + beginning) + MISMATCH
      const last = steps.at(-1)
      if (last?.repeats) yield beginning + fill(last.text) + MISMATCH
    }
  }
}

/** The characters that the pattern mentions, one of each kind. */
function charactersOf(pattern: AST.Pattern, flags: string): string[] {
  const found = new Set<string>()
  const note = (node: AST.Node): void => {
    const [sample] = samplesOf(node.raw, flags)
    if (sample !== undefined) found.add(sample)
  }
  visitRegExpAST(pattern, { onCharacterClassEnter: note, onCharacterSetEnter: note, onCharacterEnter: note })
  return [...new Set([...found].slice(0, MAX_CHARACTERS)), ' ', '-']
}

/** Characters that an atom matches. */
function samplesOf(raw: string, flags: string): string[] {
  const atom = atomOf(raw, flags)
  return KINDS.filter(character => atom?.test(character)).concat(raw.length === 1 ? raw : [])
}

function atomOf(raw: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(`^(?:${raw})$`, flags.replaceAll(/[gy]/g, ''))
  } catch {
    return undefined
  }
}

/** Some of the paths through a pattern, with each alternative of each group once. */
function pathsOf(alternatives: readonly AST.Alternative[], flags: string): Step[][] {
  return alternatives
    .flatMap(({ elements }) =>
      elements.reduce<Step[][]>(
        (paths, element) => {
          const ways = stepsOf(element, flags)
          const [first = []] = ways
          const [path = []] = paths
          // one group at a time takes its other alternatives: all combinations would be too many
          return [...paths.map(before => [...before, ...first]), ...ways.slice(1).map(way => [...path, ...way])].slice(
            0,
            MAX_PATHS,
          )
        },
        [[]],
      ),
    )
    .slice(0, MAX_PATHS)
}

function stepsOf(element: AST.Element, flags: string): Step[][] {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return pathsOf(element.alternatives, flags)
    case 'Assertion':
      return element.kind === 'lookahead' || element.kind === 'lookbehind'
        ? [[], ...pathsOf(element.alternatives, flags)]
        : [[]]
    case 'Quantifier': {
      const repeats = element.max > 1
      return stepsOf(element.element, flags).map(path =>
        path.map(step => ({ ...step, repeats: repeats || step.repeats })),
      )
    }
    case 'Backreference':
      return [[]]
    default: {
      const [text = ''] = samplesOf(element.raw, flags)
      return [[{ text, repeats: false }]]
    }
  }
}
