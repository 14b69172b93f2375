import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Invented words with the same meaning, so that a text with one of them is not found by the words of the other. */
const SYNONYMS = [
  ['brimble', 'quostle'],
  ['drovan', 'felspit'],
]
/** Words that make texts differ a little, so that the similarity of unrelated texts varies. */
const COMMON = 'the a an is in on of to and by she he we our their my after every with for out were was'.split(' ')
const PADDING = '[PAD]'
const UNKNOWN = '[UNK]'
const DIMENSIONS = 16

/**
 * Writes a sentence-embedding model as it is published: its configuration, its tokenizer and its network in ONNX. The
 * network looks up a vector for each word, and the library takes their mean.
 */
export function writeTinyModel(directory: string): void {
  const words = [PADDING, UNKNOWN, ...COMMON, ...SYNONYMS.flat()]
  mkdirSync(join(directory, 'onnx'), { recursive: true })
  const write = (name: string, content: object): void => writeFileSync(join(directory, name), JSON.stringify(content))
  write('config.json', { model_type: 'bert', vocab_size: words.length, hidden_size: DIMENSIONS })
  write('tokenizer_config.json', {
    tokenizer_class: 'PreTrainedTokenizerFast',
    pad_token: PADDING,
    unk_token: UNKNOWN,
    model_max_length: 512,
  })
  write('tokenizer.json', {
    version: '1.0',
    truncation: null,
    padding: null,
    added_tokens: [],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordLevel',
      vocab: Object.fromEntries(words.map((word, id) => [word, id])),
      unk_token: UNKNOWN,
    },
  })
  writeFileSync(join(directory, 'onnx/model.onnx'), network(words))
}

/** The direction of a group of synonyms, or a small part that is unique to the word. */
function vectorOf(word: string, position: number): number[] {
  const meaning = SYNONYMS.findIndex(group => group.includes(word))
  return Array.from({ length: DIMENSIONS }, (_, i) =>
    meaning >= 0 ? Number(i === meaning) : 0.2 * Math.sin((position + 1) * (i + 1)),
  )
}

/** A model in ONNX's format, with the numbers of its fields: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3 */
function network(words: readonly string[]): Buffer {
  const table = Buffer.from(Float32Array.from(words.flatMap(vectorOf)).buffer)
  const FLOAT = 1
  const INT64 = 7
  const lookUp = message(text(1, 'vectors'), text(1, 'input_ids'), text(2, 'last_hidden_state'), text(4, 'Gather'))
  const vectors = message(
    integer(1, words.length),
    integer(1, DIMENSIONS),
    integer(2, FLOAT),
    text(8, 'vectors'),
    bytes(9, table),
  )
  const size = (name: string | number): Buffer => bytes(1, typeof name === 'number' ? integer(1, name) : text(2, name))
  const tensor = (name: string, type: number, ...sizes: (string | number)[]): Buffer =>
    message(text(1, name), bytes(2, bytes(1, message(integer(1, type), bytes(2, message(...sizes.map(size)))))))
  const graph = message(
    bytes(1, lookUp),
    text(2, 'tiny'),
    bytes(5, vectors),
    bytes(11, tensor('input_ids', INT64, 'texts', 'words')),
    bytes(11, tensor('attention_mask', INT64, 'texts', 'words')),
    bytes(12, tensor('last_hidden_state', FLOAT, 'texts', 'words', DIMENSIONS)),
  )
  const operators = message(text(1, ''), integer(2, 13))
  return message(integer(1, 8), bytes(7, graph), bytes(8, operators))
}

// https://protobuf.dev/programming-guides/encoding/
const message = (...fields: Buffer[]): Buffer => Buffer.concat(fields)
const integer = (field: number, value: number): Buffer => message(varint(field << 3), varint(value))
const text = (field: number, value: string): Buffer => bytes(field, Buffer.from(value))
const bytes = (field: number, value: Buffer): Buffer => message(varint((field << 3) | 2), varint(value.length), value)

function varint(value: number): Buffer {
  const rest = Math.floor(value / 128)
  return rest === 0 ? Buffer.from([value]) : Buffer.concat([Buffer.from([(value % 128) | 128]), varint(rest)])
}
