import type { Locator } from 'playwright'
import { PageObject } from './page-object'

interface Point {
  readonly x: number
  readonly y: number
}

/** What a person draws on the chart, and the menus a chart opens where it is clicked. */
export class DrawingPage extends PageObject {
  readonly picture = this.page.getByRole('img', { name: /candles/ }).first()
  /** All drawings of the chart; how many there are is its `data-drawings`. */
  readonly layer = this.page.getByTestId('drawings')
  /** What was measured with Shift held. */
  readonly measured = this.page.getByTestId('measured')
  /** The line of an alert, where it can be pulled. */
  readonly alertLine = this.page.getByRole('slider', { name: /^Alert crosses/ })

  /** A place of the picture, by shares of its width and height. */
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

  /** Takes a tool from the menu of drawings. */
  async takeTool(name: string): Promise<void> {
    await this.page.getByRole('button', { name: /^Drawings/ }).click()
    await this.page.getByRole('menuitem', { name }).click()
  }

  /** Gives the drawing in hand another colour. */
  async paint(colour: string): Promise<void> {
    await this.page.getByRole('radio', { name: colour }).click()
  }

  /** Opens the menu of drawings and answers with one of its switches. */
  async openSwitch(entry: string | RegExp): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Drawings/ }).click()
    return this.page.getByRole('menuitemradio', { name: entry })
  }

  /** The entry of the chart's menu that sets an alert at the price under the pointer, or the crosshair. */
  get alertHere(): Locator {
    return this.page.getByRole('menuitem', { name: /^Alert at [\d,.]+/ })
  }

  /** The close that the legend tells of, with the next picture. */
  async closeInLegend(): Promise<number> {
    await this.page.evaluate(
      () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    )
    const prices = this.page.getByTestId('chart-legend').getByText(/^[\d,.]+$/)
    return Number((await prices.nth(3).textContent())?.replaceAll(',', ''))
  }
}
