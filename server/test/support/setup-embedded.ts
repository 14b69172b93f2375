import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
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
  return async () => {
    await model[Symbol.asyncDispose]()
    await rm(directory, { recursive: true, force: true })
  }
}
