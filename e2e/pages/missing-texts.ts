import type { Page } from 'playwright'

/**
 * Lists places where a text seems to be missing: a dash or question mark without other text, an assumed
 * currency, a JavaScript value such as `undefined` or `NaN`, or an empty state without a button.
 */
export const missingTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode.textContent?.trim() ?? ''
      const within = texts.currentNode.parentElement
      if (!/^[–—?]$|USD\?|false|undefined|\bnull\b|NaN|\[object/.test(text) || !within?.checkVisibility())
        continue
      found.push(
        `${text} in ${within.closest('tr, [role="row"], li, div')?.textContent?.trim().slice(0, 80)}`
      )
    }
    for (const empty of document.querySelectorAll('.empty:not(:has(button))'))
      found.push(`nothing to do: ${empty.textContent?.trim()}`)
    return found
  })
