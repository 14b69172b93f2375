/**
 * Writes packages/english/data/word-keys.bin: which stem of the search index each word of the word vectors
 * belongs to.
 *
 *   node packages/english/scripts/word-keys.ts
 *
 * Run it when the vectors or the stems change; a test of packages/english/src/word-meaning.ts fails until then.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownWords, stemOf } from '@keepsake/english'
import { stemKey } from '../src/stem-keys.ts'

/** A stop word has no key in the index. */
const keys = Array.from(knownWords(), word => (stemOf(word) === '' ? 0 : stemKey(stemOf(word))))
const file = Buffer.alloc(4 * keys.length)
for (const [row, key] of keys.entries()) file.writeInt32LE(key, 4 * row)
const target = join(import.meta.dirname, '../data/word-keys.bin')
writeFileSync(target, file)
process.stdout.write(`${keys.length} words: ${target}\n`)
