import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { CONSOLE, hashOfSources, isBuiltFrom, STAMP } from '../../scripts/console-sources.ts'
import { isInstalled } from './server-process.ts'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']

/** The path of an installed browser. Undefined if there is none. */
export const CHROMIUM = process.env.CHROMIUM ?? BROWSERS.find(path => existsSync(path))

export interface Look {
  width?: number
  dark?: boolean
}

/** A browser that people use, with what must never happen in it. */
export interface Browsing {
  /** Errors of scripts, breaches of the policy, and calls of other hosts. */
  faults: string[]
  /** A tab of its own, with nothing kept from others. */
  open(address: string, look?: Look): Promise<Page>
  close(): Promise<void>
}

/**
 * Starts the browser.
 * @param hosts the only origins that a page may call
 * @throws Error if no browser is installed
 */
export async function browse(hosts: readonly string[]): Promise<Browsing> {
  if (CHROMIUM === undefined) throw new Error('There is no Chromium. Install one, or set CHROMIUM to its path.')
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })
  const faults: string[] = []
  const contexts: BrowserContext[] = []
  return {
    faults,
    async open(address, { width = 1440, dark = false } = {}) {
      const viewport = { width, height: 900 }
      const context = await browser.newContext({ viewport, colorScheme: dark ? 'dark' : 'light' })
      contexts.push(context)
      const page = await context.newPage()
      page.on('pageerror', error => faults.push(error.message))
      page.on('dialog', dialog => faults.push(`a dialog: ${dialog.message()}`))
      page.on('console', message => {
        // the browser writes each refused call down
        if (message.type() === 'error' && !message.text().includes('status of 40')) faults.push(message.text())
      })
      page.on('request', request => {
        const url = request.url()
        if (!url.startsWith('blob:') && !hosts.some(host => url.startsWith(host))) faults.push(url)
      })
      await page.goto(address)
      return page
    },
    async close() {
      for (const context of contexts) await context.close()
      await browser.close()
    },
  }
}

/** Opens a screen of the console with a key. */
export async function signIn(browsing: Browsing, address: string, key: string, look: Look = {}): Promise<Page> {
  const page = await browsing.open(address, look)
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('#content').waitFor()
  return page
}

/** Waits until a screen shows what it has read, which may be behind a dialog. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor()
  await page.locator('[aria-busy]').first().waitFor({ state: 'detached' })
}

/** What is wrong with a screen that has settled: serious findings of axe, and content that is wider than the window. */
export async function findingsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const tooWide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  return [
    ...serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...(tooWide === 0 ? [] : [`${tooWide} pixels too wide`]),
  ]
}

/**
 * Builds the console from its sources, for a server of this checkout, unless they are built. Tests that run beside each
 * other have one build, so it is made elsewhere and moved there when it is complete.
 */
export function buildConsole(): void {
  if (isInstalled) return
  const sources = hashOfSources()
  if (isBuiltFrom(sources)) return
  // on the same file system, where it can be moved at once
  const made = mkdtempSync(join(CONSOLE, 'node_modules/built-'))
  const vite = join(CONSOLE, 'node_modules/vite/bin/vite.js')
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--outDir', made, '--emptyOutDir'], {
    cwd: CONSOLE,
    encoding: 'utf8',
    // a runner of tests sets another value, with which React's development version would be built
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The console could not be built: ${stderr}`)
  writeFileSync(join(made, STAMP), sources)
  const dist = join(CONSOLE, 'dist')
  const old = `${made}-old`
  // a test that began at the same time may have moved its own, which is the same
  if (existsSync(dist)) attempt(() => renameSync(dist, old))
  const isMoved = attempt(() => renameSync(made, dist))
  if (!isMoved && !isBuiltFrom(sources)) throw new Error('The build of the console could not be moved to dist.')
  for (const left of [made, old]) rmSync(left, { recursive: true, force: true })
}

function attempt(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}
