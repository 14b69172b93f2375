import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The model in this package. */
export const BUILT_IN = {
  name: 'all-MiniLM-L6-v2',
  /** The length of its vectors. */
  dimensions: 384,
  folder: fileURLToPath(new URL('../model', import.meta.url)),
} as const

/** Returns why no model can run on this machine, or undefined. A processor that is too old shows only when one starts. */
export function whyUnavailable({ platform, arch } = process): string | undefined {
  const runtime = findRuntime()
  if (runtime === undefined) return 'the package onnxruntime-node is not installed'
  if (!existsSync(join(runtime, 'bin/napi-v6', platform, arch, 'onnxruntime_binding.node')))
    return `onnxruntime-node has no binary for ${platform} on ${arch}`
  if (platform === 'linux' && !hasGlibc()) return 'onnxruntime-node needs glibc, and this system has another C library'
  return undefined
}

function findRuntime(): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve('onnxruntime-node')))
  } catch {
    return undefined
  }
}

function hasGlibc(): boolean {
  // otherwise a report looks up the names of all open connections
  Object.assign(process.report, { excludeNetwork: true })
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return header?.glibcVersionRuntime !== undefined
}
