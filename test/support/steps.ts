import type { Page } from 'playwright-core'
import type { ConsoleServer } from './console-server.ts'

/**
 * Counts what a person does on a page from now on: each press of a button of the mouse, and each Enter. Typing and choosing
 * from a list are no steps of their own.
 * @returns how many there were
 */
export async function countSteps(page: Page): Promise<() => Promise<number>> {
  let steps = 0
  const count = `{
    addEventListener('pointerdown', () => stepped(), true)
    addEventListener('keydown', event => { if (event.key === 'Enter') stepped() }, true)
  }`
  await page.exposeFunction('stepped', () => void steps++)
  // also on a page that a step leads to
  await page.addInitScript(count)
  await page.evaluate(count)
  return async () => {
    await page.evaluate('0')
    return steps
  }
}

/** Windows below this width have the menu behind a button. */
const NARROW = 768

interface Start {
  page: Page
  /** How many steps there were. On a narrow screen, those that open the menu are not counted. */
  steps(): Promise<number>
  /** Opens a screen of the menu, which is one step. */
  open(screen: string): Promise<void>
  /** Goes to a record by its name, from anywhere, which is one step. */
  goTo(name: string, option: RegExp): Promise<void>
}

/** The start page of somebody who is signed in. @param key one of the server's keys by its name */
export async function startPage(
  app: Pick<ConsoleServer<string>, 'open'>,
  [width, dark]: readonly [width: number, dark: boolean],
  key?: string,
): Promise<Start> {
  const page = await app.open('/', key, { width, dark })
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor()
  const counted = await countSteps(page)
  let ofMenu = 0
  const openMenu = async (): Promise<boolean> => {
    if (width >= NARROW) return false
    await page.getByRole('button', { name: 'Open the menu' }).click()
    ofMenu++
    return true
  }
  return {
    page,
    steps: async () => (await counted()) - ofMenu,
    async open(screen) {
      await openMenu()
      const menu = page.getByRole('navigation', { name: 'Screens' })
      // the name of an entry ends with what waits there
      await menu.getByRole('link', { name: new RegExp(`^${screen}(?: \\d|$)`) }).click()
    },
    async goTo(name, option) {
      if (await openMenu()) {
        await page.getByRole('button', { name: /^Go to/ }).click()
        ofMenu++
      } else await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'A screen, or a record' }).fill(name)
      await page.getByRole('option', { name: option }).first().click()
    },
  }
}
