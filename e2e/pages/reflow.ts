import type { Page } from 'playwright'

/**
 * Lists what a narrow window loses: a page that scrolls sideways, controls outside of the window, and
 * controls and headings that an edge cuts off. Something that the user can scroll to isn't lost.
 */
export const lostInReflow = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { documentElement: root } = document
    const parts =
      'button, a[href], input:not([type="file"]), select, textarea, [tabindex="0"], [role="slider"], h1, h2, h3'
    const scrolls = (way: string): boolean => way === 'auto' || way === 'scroll'
    const wrong: string[] = []
    if (root.scrollWidth > root.clientWidth) wrong.push(`the page is ${root.scrollWidth} px wide`)
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      if (!part.checkVisibility({ visibilityProperty: true }) || part.closest('.skip, .visually-hidden'))
        continue
      const box = part.getBoundingClientRect()
      const name = `${part.tagName.toLowerCase()} "${part.ariaLabel ?? part.textContent?.trim().slice(0, 40) ?? ''}"`
      let [canScrollX, canScrollY] = [false, false]
      let isAbsolute = getComputedStyle(part).position === 'absolute'
      // The chart, its slider and its handles shrink with the available space, even to nothing.
      if (box.width === 0 || box.height === 0) continue
      for (let around = part.parentElement; around && around !== root; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        // Only a positioned element cuts off an absolutely positioned one.
        if (isAbsolute && position === 'static') continue
        isAbsolute = position === 'absolute'
        canScrollX ||= scrolls(overflowX)
        canScrollY ||= scrolls(overflowY)
        const edge = around.getBoundingClientRect()
        const isCutX =
          !canScrollX && overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)
        const isCutY =
          !canScrollY && overflowY !== 'visible' && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1)
        if (isCutX || isCutY) {
          wrong.push(`${name} is cut off ${isCutX ? 'at the side' : 'at the bottom'}`)
          break
        }
        if (position === 'fixed') break
      }
      if (!canScrollX && (box.right > innerWidth + 1 || box.left < -1))
        wrong.push(`${name} is outside at the side`)
      if (!canScrollY && (box.bottom > innerHeight + 1 || box.top < -1))
        wrong.push(`${name} is outside at the bottom`)
    }
    return [...new Set(wrong)]
  })
