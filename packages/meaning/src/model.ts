import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Tokenizer } from '@huggingface/tokenizers'

/** No encoder that embeds sentences was trained with more. */
const MAX_TOKENS = 512

type Runtime = Pick<typeof import('onnxruntime-node'), 'InferenceSession' | 'Tensor'>

/** Returns the vector of a text: the mean of the vectors of its tokens, of length one. */
export type Embed = (text: string) => Promise<Float32Array>

/** Loads a model from a folder with `tokenizer.json`, `tokenizer_config.json` and `onnx/model.onnx`. */
export async function loadModel(folder: string, { InferenceSession, Tensor }: Runtime): Promise<Embed> {
  const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const config: { model_max_length?: number } = await json('tokenizer_config.json')
  const tokenizer = new Tokenizer(await json('tokenizer.json'), config)
  const most = Math.min(config.model_max_length ?? MAX_TOKENS, MAX_TOKENS)
  const session = await InferenceSession.create(join(folder, 'onnx/model.onnx'), {
    executionProviders: ['cpu'],
    // what a long text needed is freed after it
    enableCpuMemArena: false,
    enableMemPattern: false,
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  const [output = ''] = session.outputNames

  return async text => {
    const { ids: all } = tokenizer.encode(text)
    // the last token is the mark of the end
    const ids = all.length > most ? [...all.slice(0, most - 1), ...all.slice(-1)] : all
    const row = (value: (id: number) => number): InstanceType<typeof Tensor> =>
      new Tensor(
        'int64',
        BigInt64Array.from(ids, id => BigInt(value(id))),
        [1, ids.length],
      )
    const known: Record<string, (id: number) => number> = {
      input_ids: id => id,
      attention_mask: () => 1,
      token_type_ids: () => 0,
    }
    const inputs = session.inputNames.map(name => {
      const value = known[name]
      if (!value) throw new Error(`the model has the input ${name}, which embedding models of sentences do not have`)
      return [name, row(value)] as const
    })
    const tokens = (await session.run(Object.fromEntries(inputs)))[output]
    if (!(tokens?.data instanceof Float32Array) || tokens.dims.length !== 3)
      throw new Error('the model does not give a vector for each token')
    return meanOf(tokens.data, ids.length)
  }
}

function meanOf(tokens: Float32Array, count: number): Float32Array {
  const length = tokens.length / count
  const sum = new Float32Array(length)
  for (let i = 0; i < tokens.length; i++) sum[i % length] = (sum[i % length] ?? 0) + (tokens[i] ?? 0)
  const norm = Math.sqrt(sum.reduce((all, one) => all + one * one, 0)) || 1
  return sum.map(one => one / norm)
}
