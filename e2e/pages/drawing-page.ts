import type { Locator } from 'playwright'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

interface Point {
  readonly x: number
  readonly y: number
}

export class DrawingPage extends PageObject {
  readonly picture = this.page.getByRole('img', { name: /candles/ }).first()
  /** The number of drawings is in `data-drawings`. */
  readonly layer = this.page.getByTestId('drawings')
  readonly toolHint = this.page.getByTestId('tool-hint')
  readonly measured = this.page.getByTestId('measured')
  readonly alertLine = this.page.getByRole('slider', { name: /^Alert crosses/ })

  /** Returns the point on the chart at these shares of its width and height. */
  async at(x: number, y: number): Promise<Point> {
    const box = await this.picture.boundingBox()
    if (!box) throw new Error('the chart has no picture')
    return { x: box.x + box.width * x, y: box.y + box.height * y }
  }

  async drag(from: Point, to: Point): Promise<void> {
    const { mouse } = this.page
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
    await mouse.move(to.x, to.y, { steps: 3 })
    await mouse.up()
  }

  async takeTool(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Drawings/ }).click()
    await this.page.getByRole('menuitem', { name }).click()
  }

  async paint(colour: string): Promise<void> {
    await this.page.getByRole('radio', { name: colour }).click()
  }

  lineStyle(name: string): Locator {
    return this.page.getByRole('radiogroup', { name: m.drawings.lineStyle() }).getByRole('radio', { name })
  }

  async openSwitch(entry: string | RegExp): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Drawings/ }).click()
    return this.page.getByRole('menuitemradio', { name: entry })
  }

  get alertHere(): Locator {
    return this.page.getByRole('menuitem', { name: /^Alert at [\d,.]+/ })
  }

  get horizontalHere(): Locator {
    return this.page.getByRole('menuitem', { name: /^Horizontal line at [\d,.]+/ })
  }

  get alertOnLine(): Locator {
    return this.page.getByRole('menuitem', { name: m.drawings.menu.alertOnLine() })
  }

  async openMenu({ x, y }: Point): Promise<void> {
    await this.page.mouse.click(x, y, { button: 'right' })
  }

  /** Returns the closing price in the legend once the chart has been drawn again. */
  async closeInLegend(): Promise<number> {
    await this.page.evaluate(
      () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    )
    const prices = this.page.getByTestId('chart-legend').getByText(/^[\d,.]+$/)
    return Number((await prices.nth(3).textContent())?.replaceAll(',', ''))
  }
}
