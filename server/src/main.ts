#!/usr/bin/env node
// This file uses only syntax that an old Node can parse, since it reports that Node is too old.
const OLDEST_NODE = [22, 19]
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  process.stderr.write(
    `keepsake-server needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}. Install a newer one: https://nodejs.org\n`,
  )
  process.exit(1)
}
const { enableCompileCache } = await import('node:module')
const { fileURLToPath } = await import('node:url')
// inside the package, where only its installer can write. If this process cannot, it starts without a cache. Threads, and
// this process when it starts again, find it in the environment only: without it, they load the compiler of TypeScript
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../node_modules/.cache/compile', import.meta.url))
enableCompileCache()
const [command = 'serve'] = process.argv.slice(2)
// other commands end soon
if (command === 'serve' || command === 'worker') {
  const { prepareProcess } = await import('./boot/own-process.ts')
  await prepareProcess(command, process.env)
}
const { run } = await import('./boot/commands/run.ts')
process.exit(await run(process.argv.slice(2), process.env))

export {}
