import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'

/** Width and height of what is inside the window's frame, px. */
export type Size = readonly [width: number, height: number]

/** The smallest window the app allows, and the one it starts with. */
export const usualSizes: readonly Size[] = [
  [900, 600],
  [1280, 800]
]

/** From the smallest window to a large desktop: for views that grow with it. */
export const allSizes: readonly Size[] = [...usualSizes, [1920, 1080], [2560, 1400]]

const folder = join(import.meta.dirname, '../.artifacts/screenshots')

/** Pictures are for people, and take a fifth of the time of all specs: they are taken where somebody asks for them. */
export const areWanted = process.env['PICTURES'] === '1'

/** What is needed of the app to look at it in each form. */
interface Resized {
  resize(width: number, height: number): Promise<void>
}

/** What is needed of its window. */
interface Asked {
  readonly page: Page
  ask(concept: string, name: string, input?: unknown): Promise<unknown>
}

/** Writes a picture of the window for people to look at. */
export async function photograph(page: Page, name: string): Promise<void> {
  if (!areWanted) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** Puts a picture that the app itself made beside the others. */
export function keepPicture(file: string, name: string): void {
  if (!areWanted) return
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, `${name}.png`))
}

/** Looks at the window in both themes and every size. */
export async function inEachForm(
  candlewick: Resized,
  appPage: Asked,
  sizes: readonly Size[],
  look: (form: string) => Promise<void>
): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
    for (const [width, height] of sizes) {
      await candlewick.resize(width, height)
      await appPage.page.waitForFunction(wide => innerWidth === wide, width)
      // Where the pointer changes nothing that is looked at.
      await appPage.page.mouse.move(width / 2, height - 4)
      await look(`${theme}-${width}`)
    }
  }
}

/**
 * Writes pictures of the window in both themes and every size, then puts it back to its usual size. They take time of their own;
 * what a person does has what it always has.
 */
export async function photographForms(
  candlewick: Resized,
  appPage: Asked,
  name: string,
  sizes: readonly Size[] = usualSizes
): Promise<void> {
  if (!areWanted) return
  const info = test.info()
  info.setTimeout(info.timeout + 20_000)
  await inEachForm(candlewick, appPage, sizes, async form => {
    await appPage.page.waitForTimeout(200)
    await photograph(appPage.page, `${name}-${form}`)
  })
  await candlewick.resize(1280, 800)
}
