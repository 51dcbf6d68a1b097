import type { Page } from 'playwright'

export interface Gaps {
  readonly dashes: number
  readonly offers: readonly string[]
}

export const gapsOf = (page: Page): Promise<Gaps> =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
    let dashes = 0
    while (texts.nextNode()) if (texts.currentNode.textContent?.trim() === '–') dashes++
    const offers = [...(main?.querySelectorAll('button') ?? [])]
      .map(button => button.innerText.split('\n')[0]?.trim() ?? '')
      .filter(name => /^Load\b/.test(name))
    return { dashes, offers }
  })

/** A view fills in several steps, so wait until the gaps have been the same for half a second. */
export async function settledGaps(page: Page): Promise<Gaps> {
  let gaps = await gapsOf(page)
  for (let same = 0; same < 5; same++) {
    await page.waitForTimeout(100)
    const now = await gapsOf(page)
    if (JSON.stringify(now) !== JSON.stringify(gaps)) same = -1
    gaps = now
  }
  return gaps
}
