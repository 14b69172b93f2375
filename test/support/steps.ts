import type { Page } from 'playwright-core'

/**
 * Counts what a person does on a page from now on: each press of a button of the mouse, and each Enter. Typing and choosing
 * from a list are no steps of their own.
 * @returns how many there were
 */
export async function countSteps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(`{
    globalThis.steps = 0
    addEventListener('pointerdown', () => steps++, true)
    addEventListener('keydown', event => { if (event.key === 'Enter') steps++ }, true)
  }`)
  return () => page.evaluate<number>('steps')
}

/** Goes to a screen or a record by its name, from anywhere, which is one step. */
export async function goTo(page: Page, name: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'A screen, or a record' }).fill(name)
  await page.getByRole('option', { name: option }).first().click()
}
