import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright'

const project = join(import.meta.dirname, '..')
const folder = join(project, '.artifacts/pseudo-language')

export async function buildWithPseudoLanguage(): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const program = join(project, 'node_modules/electron-vite/bin/electron-vite.js')
  await promisify(execFile)(process.execPath, [program, 'build', '--logLevel', 'error'], {
    cwd: project,
    env: { ...process.env, CANDLEWICK_PSEUDO_LANGUAGE: '1' }
  })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'candlewick', version: '0.1.0', type: 'module', main: 'out/main/index.js' })
  )
  symlinkSync(join(project, 'resources'), join(folder, 'resources'))
  return folder
}

/** Lists visible texts that aren't from the catalogue, are cut off, or are drawn over others. */
export function textFaults(page: Page, vocabulary: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(words => {
    const english = new Set(words)
    const isTranslated = (text: string): boolean => /[\u00c0-\u024f\u1e00-\u1eff]/.test(text)
    const faults = new Set<string>()
    const boxes: { readonly text: string; readonly box: DOMRect; readonly element: Element }[] = []

    const isScrollable = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll'
    const clippedBy = (element: Element, box: DOMRect): 'hidden' | 'cut' | 'scrollable' | null => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        const isOutside =
          box.right <= edge.left || box.left >= edge.right || box.bottom <= edge.top || box.top >= edge.bottom
        if ((overflowX !== 'visible' || overflowY !== 'visible') && isOutside) return 'hidden'
        if (isScrollable(overflowX)) return 'scrollable'
        if (overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1)) return 'cut'
        if (overflowY !== 'visible' && !isScrollable(overflowY) && box.bottom > edge.bottom + 3) return 'cut'
      }
      return null
    }
    const withoutNames = (text: string): string => text.replace(/\bhttps?:\S+|\/[\w/-]+|\bget[A-Z]\w+/g, '')
    const plainWords = (text: string): readonly string[] =>
      (withoutNames(text).match(/[\p{L}']+/gu) ?? []).filter(
        word => word !== word.toUpperCase() && english.has(word.toLowerCase())
      )
    const checkWords = (text: string, where: string): void => {
      const plain = plainWords(text)
      if (plain.length > 0) faults.add(`English in ${where}: ${plain.join(' ')} (${text.slice(0, 80)})`)
    }

    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent?.trim() ?? ''
      const element = nodes.currentNode.parentElement
      if (text === '' || !element || element.closest('script, style')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      checkWords(text, 'text')
      if (element.closest('.visually-hidden, option') || !isTranslated(text)) continue
      const range = document.createRange()
      range.selectNodeContents(nodes.currentNode)
      const box = range.getBoundingClientRect()
      const clipped = clippedBy(element, box)
      if (clipped === 'cut') faults.add(`Cut: ${text}`)
      if (clipped === 'scrollable') continue
      if (clipped === null && (box.right > innerWidth + 1 || box.left < -1)) faults.add(`Outside: ${text}`)
      if (clipped !== 'hidden') boxes.push({ text, box, element })
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        checkWords(element.getAttribute(name) ?? '', name)
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
        if (
          wide <= 2 ||
          high <= 4 ||
          one.element.contains(other.element) ||
          other.element.contains(one.element)
        )
          continue
        const isOnTop = (element: Element): boolean => {
          const top = document.elementFromPoint(
            (Math.max(one.box.left, other.box.left) + Math.min(one.box.right, other.box.right)) / 2,
            (Math.max(one.box.top, other.box.top) + Math.min(one.box.bottom, other.box.bottom)) / 2
          )
          return top !== null && (top === element || top.contains(element))
        }
        if (isOnTop(one.element) && isOnTop(other.element)) faults.add(`Overlap: ${one.text} / ${other.text}`)
      }
    return [...faults]
  }, vocabulary)
}
