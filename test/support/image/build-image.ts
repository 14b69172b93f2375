import { existsSync, globSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { findProgram } from '../programs.ts'
import { type Inside, run, runInside } from './chroot.ts'
import { readDockerfile, readSettings, readWords, type Stage } from './dockerfile.ts'

/** The files and the settings that an image starts with. */
export interface Image {
  root: string
  settings: Record<string, string>
  cwd: string
  user: string
  entrypoint: string[]
  command: string[]
  health: string[]
  volumes: string[]
  remove(): Promise<void>
}

/** Where its bases have Node.js: the versions of images are those of the workspace, which runs this test. */
const BASE = /^node:(\d+\.\d+\.\d+)-bookworm-slim$/
const MODULES = '/usr/local/lib/node_modules'
/** How programs reach the network of this machine. */
const NETWORK = /^(?:https?_proxy|no_proxy|npm_config_(?:registry|cafile)|node_extra_ca_certs)$/i

/** Runs every instruction of the Dockerfile in a directory, in order, on a Debian made by debootstrap. */
export async function buildImage(context: string): Promise<Image> {
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-image-'))
  const stages = readDockerfile(await readFile(join(context, 'Dockerfile'), 'utf8'))
  await ignoreFiles(context)
  const base = join(directory, 'base')
  await makeBase(base, stages)
  let image = emptyImage(base)
  const roots = new Map<string, string>()
  for (const [index, stage] of stages.entries()) {
    const root = join(directory, `stage-${index}`)
    await copy(base, root)
    image = { ...emptyImage(root), remove: () => rm(directory, { recursive: true, force: true }) }
    roots.set(stage.name ?? '', root)
    await runSteps(stage, image, { context, roots, cache: join(directory, 'cache') })
  }
  return image
}

const emptyImage = (root: string): Image => ({
  root,
  settings: {},
  cwd: '/',
  user: 'root',
  entrypoint: [],
  command: [],
  health: [],
  volumes: [],
  remove: async () => {},
})

interface Sources {
  context: string
  /** Of the stages so far. */
  roots: ReadonlyMap<string, string>
  cache: string
}

async function runSteps({ steps }: Stage, image: Image, sources: Sources): Promise<void> {
  for (const { keyword, content, flags } of steps) {
    const step: Record<string, () => unknown> = {
      WORKDIR: async () => {
        image.cwd = resolve(image.cwd, content)
        await mkdir(join(image.root, image.cwd), { recursive: true })
      },
      ENV: () => Object.assign(image.settings, readSettings(content)),
      USER: () => Object.assign(image, { user: content }),
      VOLUME: () => image.volumes.push(content),
      ENTRYPOINT: () => Object.assign(image, { entrypoint: readWords(content) }),
      CMD: () => Object.assign(image, { command: readWords(content) }),
      HEALTHCHECK: () => Object.assign(image, { health: readWords(content.slice(content.indexOf('['))) }),
      COPY: async () => {
        const from = flags.from === undefined ? sources.context : rootOf(sources, flags.from)
        const [source = '', target = ''] = content.split(/\s+/)
        await copy(`${join(from, source)}/.`, join(image.root, resolve(image.cwd, target)))
      },
      RUN: async () => {
        await runInside(await insideOf(image, flags.mount, sources), ['/bin/sh', '-c', content])
      },
    }
    await step[keyword]?.()
  }
}

async function insideOf(image: Image, mount: string | undefined, sources: Sources): Promise<Inside> {
  const { type, source = '/', target = '', from = '' } = readSettings((mount ?? '').replaceAll(',', ' '))
  const directory = type === 'bind' ? join(rootOf(sources, from), source) : sources.cache
  if (type) await mkdir(directory, { recursive: true })
  const network = Object.entries(process.env).flatMap(([name, value]) => (NETWORK.test(name) ? [[name, value]] : []))
  return {
    root: image.root,
    cwd: image.cwd,
    settings: { HOME: '/root', ...Object.fromEntries(network), ...image.settings },
    mounts: type ? { [target]: directory } : {},
  }
}

function rootOf({ roots }: Sources, stage: string): string {
  const root = roots.get(stage)
  if (root === undefined) throw new Error(`The Dockerfile has no earlier stage ${stage}.`)
  return root
}

/** Removes from the context what .dockerignore names. */
async function ignoreFiles(context: string): Promise<void> {
  const lines = (await readFile(join(context, '.dockerignore'), 'utf8')).split('\n').filter(Boolean)
  for (const path of globSync(lines, { cwd: context })) await rm(join(context, path), { recursive: true, force: true })
}

/** Debian, Node.js, npm and the user `node`, as the base images of Node.js have them. */
async function makeBase(root: string, stages: readonly Stage[]): Promise<void> {
  for (const { base } of stages)
    if (BASE.exec(base)?.[1] !== process.versions.node)
      throw new Error(`${base} is not Node.js ${process.versions.node}, which runs this test.`)
  const { stdout } = await run('apt-get', ['indextargets', '--format', '$(SITE)', 'Codename: bookworm'])
  const [mirror] = stdout.split('\n').filter(Boolean)
  if (mirror === undefined) throw new Error('apt-get names no mirror of bookworm.')
  await run('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', root, mirror], {
    maxBuffer: 1e8,
  })
  await cp(process.execPath, join(root, 'usr/local/bin/node'), { dereference: true })
  await chmod(join(root, 'usr/local/bin/node'), 0o755)
  // npm itself would name a folder beside the Node.js that runs it, which need not have an npm
  const npm = await realpath(findProgram('npm') ?? '')
  await copy(join(dirname(npm), '..'), join(root, MODULES, 'npm'))
  for (const name of ['npm', 'npx'])
    await symlink(`${MODULES}/npm/bin/${name}-cli.js`, join(root, 'usr/local/bin', name))
  for (const path of ['/etc/resolv.conf', '/etc/hosts', '/etc/ssl/certs/ca-certificates.crt'])
    if (existsSync(path)) await cp(path, join(root, path), { dereference: true })
  const settings = join(homedir(), '.npmrc')
  if (existsSync(settings)) await cp(settings, join(root, 'root/.npmrc'))
  const inside = { root, cwd: '/', settings: {} }
  await runInside(inside, ['/usr/sbin/groupadd', '--gid', '1000', 'node'])
  await runInside(inside, ['/usr/sbin/useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node'])
}

/** With owners, modes and links. */
async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true })
  if (from.endsWith('/.')) await mkdir(to, { recursive: true })
  await run('cp', ['--archive', from, to])
}
