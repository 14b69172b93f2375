import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Preloaded into the server, which then finds the library where the test has installed it, as if next to itself.
const { LIBRARY_DIRECTORY = '' } = process.env
const parentURL = pathToFileURL(join(LIBRARY_DIRECTORY, 'package.json')).href

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === '@huggingface/transformers' ? { ...context, parentURL } : context),
})
