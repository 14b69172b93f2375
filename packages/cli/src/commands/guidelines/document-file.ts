import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { usage } from '../../terminal/failure.ts'
import { isFields } from '../../terminal/json.ts'

/** The fields of a guideline that a file holds, next to its text. */
export interface DocumentFields {
  name: string
  description?: string
  tags: string[]
  alwaysOn: boolean
  triggerKeywords: string[]
}

/** A guideline in a file: YAML front matter, then the text. */
export interface Document extends DocumentFields {
  /** Absent until the guideline is created. */
  id?: string
  value: string
}

const FRONT_MATTER = /^---\r?\n(.*?\r?\n)?---\r?\n/s
const HEADING = /^#{1,6}[ \t]+(\S.*)$/m
/** A heading may end as it begins: `## Refunds ##`. */
const CLOSING = /(?<!#)#+$/
const MAX_NAME_LENGTH = 200
const EXAMPLE = 'A file begins with:\n---\nname: Refund policy\n---'

/** A file without front matter is named by its first heading, or by the file. */
function plainDocument(path: string, value: string): Document {
  const heading = HEADING.exec(value)?.[1]?.trim().replace(CLOSING, '').replaceAll(/[*_`]/g, '').trim()
  const name = (heading || basename(path, '.md')).slice(0, MAX_NAME_LENGTH)
  return { name, tags: [], alwaysOn: false, triggerKeywords: [], value }
}

/**
 * Reads a file. Without front matter, all of it is the text.
 * @throws Failure that names the file and what is wrong with its front matter
 */
export async function readDocument(path: string): Promise<Document> {
  const text = readFileSync(path, 'utf8')
  const [head, yaml = ''] = FRONT_MATTER.exec(text) ?? []
  if (head === undefined) return plainDocument(path, text)
  const { parse } = await import('../../files/yaml.ts')
  let fields: unknown
  try {
    fields = parse(yaml)
  } catch (error) {
    throw usage(`${path}: the front matter is not valid YAML: ${error instanceof Error ? error.message : error}`)
  }
  if (!isFields(fields)) throw usage(`${path}: the front matter must have the field name.`, EXAMPLE)
  const { id, name, description, tags = [], alwaysOn = false, triggerKeywords = [], ...others } = fields
  const wrong = (field: string, form: string) => usage(`${path}: ${field} in the front matter must be ${form}.`)
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) throw usage(`${path}: the front matter has the unknown field ${unknown}.`)
  if (typeof name !== 'string' || name.trim() === '') throw wrong('name', 'text')
  if (id !== undefined && !(typeof id === 'string' && /^gdl_\w+$/.test(id))) throw wrong('id', 'the id of a guideline')
  if (description !== undefined && typeof description !== 'string') throw wrong('description', 'text')
  if (!isTexts(tags)) throw wrong('tags', 'a list of texts')
  if (!isTexts(triggerKeywords)) throw wrong('triggerKeywords', 'a list of texts')
  if (typeof alwaysOn !== 'boolean') throw wrong('alwaysOn', 'true or false')
  return {
    ...(id !== undefined && { id }),
    name,
    ...(description !== undefined && { description }),
    tags,
    alwaysOn,
    triggerKeywords,
    value: text.slice(head.length),
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(each => typeof each === 'string')

/** The complete text of the file. Fields with their default are left out. */
export async function documentText({ id, name, description, tags, alwaysOn, triggerKeywords, value }: Document) {
  const { stringify } = await import('../../files/yaml.ts')
  const fields = {
    ...(id !== undefined && { id }),
    name,
    ...(description !== undefined && { description }),
    ...(tags.length > 0 && { tags }),
    ...(alwaysOn && { alwaysOn }),
    ...(triggerKeywords.length > 0 && { triggerKeywords }),
  }
  return `---\n${stringify(fields)}---\n${value}`
}

/** Replaces a file at once, so that an interruption leaves the old or the new one. */
export function writeAtomically(path: string, text: string): void {
  writeFileSync(`${path}.part`, text)
  renameSync(`${path}.part`, path)
}
