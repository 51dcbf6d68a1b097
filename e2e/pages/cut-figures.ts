import type { Page } from 'playwright'

/**
 * Lists visible numbers that could be misread, because an edge cuts them off or they are too close to a
 * neighbour.
 */
export const cutFigures = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isFigure = /^[+−]?\d[\d,.]*(e−?\d+)?[KMBT]?( ?%)?$/
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { readonly text: string; readonly box: DOMRect; readonly node: Node }[] = []
    const wrong: string[] = []
    /** Boxes that are scrolled out of view don't count, because they may overlap others. */
    const isInSight = (within: Element, box: DOMRect): boolean => {
      for (let around: Element | null = within; around; around = around.parentElement) {
        const edge = around.getBoundingClientRect()
        if (
          getComputedStyle(around).overflowY !== 'visible' &&
          (box.bottom <= edge.top || box.top >= edge.bottom)
        )
          return false
      }
      return true
    }
    while (texts.nextNode()) {
      const node = texts.currentNode
      const text = node.textContent?.trim() ?? ''
      const within = node.parentElement
      if (!isFigure.test(text) || !within?.checkVisibility({ visibilityProperty: true })) continue
      if (within.closest('.visually-hidden, [role="menu"]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      if (!isInSight(within, box)) continue
      found.push({ text, box, node })
      for (let around: Element | null = within; around; around = around.parentElement) {
        const { overflowX } = getComputedStyle(around)
        // The user can scroll to the part that isn't visible.
        if (overflowX === 'auto' || overflowX === 'scroll') break
        const edge = around.getBoundingClientRect()
        if (overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)) {
          wrong.push(`${text} is cut off`)
          break
        }
      }
    }
    for (const one of found)
      for (const other of found) {
        const isInLine = Math.abs(one.box.top - other.box.top) < 6 && one.box.left < other.box.left
        if (isInLine && other.box.left < one.box.right + 3) wrong.push(`${one.text} runs into ${other.text}`)
      }
    return wrong
  })

export const wrappedInBars = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.ui-bar > *')].flatMap(part => {
      const lines = document.createRange()
      lines.selectNodeContents(part)
      const tops = [...lines.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top)
      const isWrapped = part.childElementCount === 0 && Math.max(...tops) - Math.min(...tops) > 6
      return isWrapped ? [part.textContent.trim()] : []
    })
  )
