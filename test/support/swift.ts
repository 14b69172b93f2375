import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../server/test/support/free-port.ts'
import { findProgram } from './programs.ts'

/** The S3 interface of an OpenStack Swift with one node. */
export interface Swift {
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  close(): Promise<void>
}

/** Debian's packages of the programs that it needs. */
export const SWIFT_PROGRAMS = {
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
}

const STORES = ['account', 'container', 'object']
const [ACCOUNT, USER, SECRET] = ['keepsake', 'files', 'secret-of-the-test']
const START_MS = 120_000

/** @throws Error with its output if it does not start */
export async function startSwift(): Promise<Swift> {
  const directory = await mkdtemp(join(tmpdir(), 'keepsake-swift-'))
  await mkdir(join(directory, 'devices/d1'), { recursive: true })
  const common = `bind_ip = 127.0.0.1\nworkers = 0\nuser = ${userInfo().username}\nswift_dir = ${directory}\n`
  const children: ChildProcess[] = []
  let said = ''
  const start = async (name: string, port: number, settings: string): Promise<void> => {
    const file = join(directory, `${name}-server.conf`)
    await writeFile(file, `[DEFAULT]\n${common}bind_port = ${port}\n${settings}`)
    const child = spawn(findProgram(`swift-${name}-server`) ?? '', [file], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', piece => {
        said = `${said}${piece}`.slice(-5_000)
      })
    process.once('exit', () => child.kill('SIGKILL'))
    children.push(child)
  }
  await writeFile(join(directory, 'swift.conf'), SWIFT)
  for (const name of STORES) {
    const port = await freePort()
    const ring = (...args: string[]) =>
      execFileSync(findProgram('swift-ring-builder') ?? '', [`${name}.builder`, ...args], {
        cwd: directory,
        stdio: 'pipe',
      })
    ring('create', '4', '1', '0')
    ring('add', `r1z1-127.0.0.1:${port}/d1`, '1')
    ring('rebalance')
    const paths = `devices = ${join(directory, 'devices')}\nmount_check = false\nrecon_cache_path = ${directory}\n`
    const pipeline = `[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`
    await start(name, port, paths + pipeline)
  }
  const port = await freePort()
  await start('proxy', port, PROXY)
  const endpoint = `http://127.0.0.1:${port}`
  const deadline = performance.now() + START_MS
  while (!(await fetch(`${endpoint}/info`).catch(() => undefined))?.ok) {
    if (performance.now() > deadline) throw new Error(`Swift did not start:\n${said}`)
    await sleep(200)
  }
  return {
    endpoint,
    accessKeyId: `${ACCOUNT}:${USER}`,
    secretAccessKey: SECRET,
    async close() {
      await Promise.all(
        children.map(async child => {
          if (child.exitCode !== null || child.signalCode !== null) return
          child.kill('SIGKILL')
          await once(child, 'exit')
        }),
      )
      await rm(directory, { recursive: true, force: true })
    },
  }
}

const SWIFT = `[swift-hash]
swift_hash_path_suffix = keepsake
[storage-policy:0]
name = one
default = yes
`

const PROXY = `[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${ACCOUNT}_${USER} = ${SECRET} .admin
`
