import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'playwright/test'

/** The window's size without the frame, px. */
export type Size = readonly [width: number, height: number]

/** The smallest possible size of the window and its initial size. */
export const usualSizes: readonly Size[] = [
  [900, 600],
  [1280, 800]
]

export const allSizes: readonly Size[] = [...usualSizes, [1920, 1080], [2560, 1400]]

const folder = join(import.meta.dirname, '../.artifacts/screenshots')

/** Screenshots are only taken on request, because they take a fifth of the specs' time. */
export const areWanted = process.env['PICTURES'] === '1'

interface Resized {
  resize(width: number, height: number): Promise<void>
}

interface PageWithRequests {
  readonly page: Page
  ask(concept: string, name: string, input?: unknown): Promise<unknown>
}

export async function photograph(page: Page, name: string): Promise<void> {
  if (!areWanted) return
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

export function keepImage(image: Uint8Array, name: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.png`), image)
}

export function keepPicture(file: string, name: string): void {
  if (!areWanted) return
  mkdirSync(folder, { recursive: true })
  copyFileSync(file, join(folder, `${name}.png`))
}

/** The usual theme comes last, so that it stays active. */
export async function inEachForm(
  candlewick: Resized,
  appPage: PageWithRequests,
  sizes: readonly Size[],
  check: (form: string) => Promise<void>
): Promise<void> {
  for (const theme of ['light', 'contrast', 'dark'] as const) {
    expect(await appPage.ask('settings', 'change', { theme })).toMatchObject({ ok: true })
    for (const [width, height] of sizes) {
      await candlewick.resize(width, height)
      await appPage.page.waitForFunction(wide => innerWidth === wide, width)
      // The pointer must not be over any control.
      await appPage.page.mouse.move(width / 2, height - 4)
      await check(`${theme}-${width}`)
    }
  }
}

/** Extends the timeout of the test. */
export async function photographForms(
  candlewick: Resized,
  appPage: PageWithRequests,
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
