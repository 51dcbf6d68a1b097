import type { Locator } from 'playwright'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export class LayoutsPage extends PageObject {
  readonly menu = this.page.getByRole('dialog', { name: m.layouts.list.title() })
  readonly charts = this.page.locator('[data-chart]')

  /** A chart by its position, from 1. */
  chart(place: number): Locator {
    return this.page.locator(`[data-chart="${place - 1}"]`)
  }

  /** The number of candles is in `data-candles`. */
  picture(place: number): Locator {
    return this.chart(place).locator('[data-candles]')
  }

  get drawn(): Locator {
    return this.page.locator('[data-chart] [data-candles]:not([data-candles="0"])')
  }

  indicators(place: number): Locator {
    return this.chart(place).getByRole('list', { name: m.chart.indicators() })
  }

  says(place: number, words: string): Locator {
    return this.chart(place).getByText(words)
  }

  async fillAll(place: number): Promise<void> {
    await this.chart(place).getByRole('button', { name: m.layouts.blank.fillAll() }).click()
  }

  async remove(name: string): Promise<void> {
    await this.menu.getByRole('button', { name: `Remove ${name}` }).click()
  }

  legend(place: number): Locator {
    return this.chart(place).getByTestId('chart-legend')
  }

  async titles(): Promise<readonly string[]> {
    const texts = await this.charts.getByRole('heading', { level: 2 }).allTextContents()
    return texts.map(text => text.trim().replace(/\s+/g, ' '))
  }

  active(): Promise<string | null> {
    return this.page.locator('[data-chart][aria-current="true"]').getAttribute('aria-label')
  }

  async timeAxis(place: number): Promise<string> {
    const box = await this.picture(place).boundingBox()
    if (!box) return ''
    // The border isn't part of the image, because it marks the active chart.
    const clip = { x: box.x + 4, y: box.y + box.height - 20, width: box.width - 84, height: 16 }
    return (await this.page.screenshot({ clip })).toString('base64')
  }

  async scrollPastOldest(place: number): Promise<void> {
    await this.chart(place)
      .getByRole('img', { name: /candles/ })
      .focus()
    for (const key of ['Home', ...Array<string>(4).fill('Shift+ArrowLeft')])
      await this.page.keyboard.press(key)
    await this.chart(place).getByTestId('candle-reach').waitFor()
  }

  buttonsOutside(place: number): Promise<readonly (string | null)[]> {
    return this.chart(place)
      .getByTestId('candle-reach')
      .evaluate(box => {
        const { left, right, top, bottom } = box.getBoundingClientRect()
        return [...box.querySelectorAll('button')]
          .filter(button => {
            const edge = button.getBoundingClientRect()
            return edge.left < left || edge.right > right || edge.top < top || edge.bottom > bottom
          })
          .map(button => button.textContent)
      })
  }

  async open(): Promise<void> {
    if (!(await this.menu.isVisible())) await this.page.keyboard.press('Alt+l')
    await this.menu.waitFor()
  }

  async close(): Promise<void> {
    await this.page.keyboard.press('Escape')
    await this.menu.waitFor({ state: 'hidden' })
  }

  async show(count: '1' | '2' | '4'): Promise<void> {
    await this.open()
    await this.menu
      .getByRole('group', { name: m.layouts.count.label() })
      .getByRole('radio', { name: count })
      .click()
    await this.close()
  }

  async toggleLink(name: 'Coin' | 'Interval' | 'Crosshair' | 'Range'): Promise<void> {
    await this.open()
    await this.menu.getByRole('button', { name, exact: true }).click()
    await this.close()
  }

  async saveAs(name: string): Promise<void> {
    await this.open()
    await this.menu.getByRole('button', { name: m.layouts.list.save() }).click()
    await this.menu.getByRole('textbox', { name: m.layouts.list.name() }).fill(name)
    await this.page.keyboard.press('Enter')
    await this.choice(name).waitFor()
    await this.close()
  }

  choice(name: string): Locator {
    return this.menu.getByRole('button', { name: new RegExp(`^${name} `) })
  }

  async choose(name: string): Promise<void> {
    await this.open()
    await this.choice(name).click()
    await this.close()
  }
}
