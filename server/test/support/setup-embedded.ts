import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPrism } from '../../../test/support/prism.ts'
import { embeddedTemplate } from './embedded-template.ts'
import { createRunDirectory } from './run-directory.ts'
import { startSharedModel } from './shared-model.ts'

/** Creates the template for tests on the embedded database, once per run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await embeddedTemplate(join(project.vitest.config.root, 'node_modules/.cache/keepsake-test'))
  const directory = await createRunDirectory()
  project.provide('database', { kind: 'embedded', template, directory })
  const { model, file } = await startSharedModel(directory)
  project.provide('modelsFile', file)
  // what the suite of the contract sets
  const prism = process.env.KEEPSAKE_PROXY === 'prism' ? await startPrism() : undefined
  project.provide('prism', prism?.url)
  return async () => {
    await prism?.close()
    await model[Symbol.asyncDispose]()
    await rm(directory, { recursive: true, force: true })
  }
}
