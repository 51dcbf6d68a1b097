import type { Locator } from 'playwright'
import { m } from '../../src-shared/messages/m'
import { AppPart } from './app-part'

/** The page of one coin, in the words of someone who uses it. */
export class CoinPage extends AppPart {
  readonly view = this.page.getByRole('region', { name: 'Coin', exact: true })
  /** What was found of the day that was looked up. */
  readonly day = this.view.getByTestId('day')

  /** Where a person writes what they think of a coin. */
  note(coin: string): Locator {
    return this.page.getByRole('textbox', { name: m.coin.noteOf({ coin }) })
  }

  get noteSearch(): Locator {
    return this.page.getByRole('searchbox', { name: m.coin.noteFind() })
  }

  /** Follows a coin's name, wherever it stands. */
  async follow(coin: string, within: Locator = this.page.getByRole('main')): Promise<void> {
    await within.getByRole('button', { name: coin, exact: true }).first().click()
    await this.view.waitFor()
  }

  /** A watched coin's price with all its digits, which the heading rounds. */
  async price(coin: string): Promise<number> {
    const { answer } = (await this.appPage.ask('market', 'board')) as {
      answer: { quotes: { symbol: string; price: number }[] }
    }
    return answer.quotes.find(({ symbol }) => symbol === coin)?.price ?? NaN
  }

  /** The same as the service wrote it. */
  async priceText(coin: string): Promise<string> {
    const { answer } = (await this.appPage.ask('market', 'board')) as {
      answer: { quotes: { symbol: string; priceText: string }[] }
    }
    return answer.quotes.find(({ symbol }) => symbol === coin)?.priceText ?? ''
  }

  /** The assumed currency next to the price, which leads to its setting. */
  get guess(): Locator {
    return this.view.getByRole('button', { name: 'USD' }).first()
  }

  /** The day that is looked up. */
  get dayField(): Locator {
    return this.view.getByLabel(m.coin.dayField())
  }

  /** Chooses a day, as 2025-03-01. */
  async lookUp(day: string): Promise<void> {
    await this.dayField.fill(day)
  }

  /** What says that several coins have the page's symbol. */
  twins(symbol: string): Locator {
    return this.view.getByRole('region', { name: m.coin.twinsLabel({ symbol }) })
  }

  /** Goes on with another coin of the page's symbol. */
  async chooseTwin(name: string): Promise<void> {
    await this.view.getByRole('button', { name: m.coin.twinsChoose({ name }) }).click()
  }

  /** Goes on with the coin under its new symbol. */
  async followTo(to: string): Promise<void> {
    await this.view.getByRole('button', { name: m.coin.renamedFollow({ to }) }).click()
  }

  heading(coin: string): Locator {
    return this.view.getByRole('heading', { name: coin, level: 1 })
  }

  /** What asks the service for the day that is looked up. */
  get loadDay(): Locator {
    return this.panel(m.coin.dayTitle()).getByRole('button', { name: /^Load this day/ })
  }

  /** Where the panels end on the right, as a share of the window's width. */
  async panelsReach(): Promise<number> {
    const panels = await this.view.locator('section').all()
    const ends = await Promise.all(
      panels.map(async panel => {
        const box = await panel.boundingBox()
        return box ? box.x + box.width : 0
      })
    )
    return Math.max(...ends) / (await this.page.evaluate(() => innerWidth))
  }

  panel(name: string): Locator {
    return this.view.getByRole('region', { name })
  }

  /** What a panel has to tell instead of an answer. */
  fault(panel: string): Locator {
    return this.panel(panel).getByRole('alert')
  }

  line(panel: string, words: RegExp): Locator {
    return this.panel(panel).getByRole('row', { name: words })
  }

  /** What asks the service in a panel, at its price. */
  verb(panel: string, verb: string): Locator {
    return this.panel(panel).getByRole('button', { name: new RegExp(`^${verb}`) })
  }

  async convert(): Promise<void> {
    await this.view.getByRole('button', { name: m.coin.convert() }).click()
  }

  /** A figure of a panel's table, by its row and column. */
  figure(
    panel: string,
    row: string,
    column: 'calculated' | 'service' | 'difference' = 'calculated'
  ): Locator {
    const at = ['calculated', 'service', 'difference'].indexOf(column)
    return this.panel(panel)
      .getByRole('row', { name: new RegExp(`^${row}\\b`) })
      .getByRole('cell')
      .nth(at)
  }

  /** Loads the daily candles ours is computed from, at their price. */
  async loadCandles(): Promise<void> {
    await this.spend(this.view.getByRole('button', { name: /^Load daily candles/ }))
  }

  /** Asks the service in a panel, and waits until it has answered or said why not. */
  async ask(panel: string, verb: string): Promise<void> {
    await this.spend(this.verb(panel, verb))
    await this.panel(panel)
      .getByRole('button', { name: /^Refresh/ })
      .or(this.panel(panel).getByRole('alert'))
      .first()
      .waitFor()
  }

  /** What the books say of calls that were made for this page. */
  async ledger(): Promise<readonly unknown[]> {
    const { answer } = (await this.appPage.ask('credits', 'ledger', { before: null, limit: 50 })) as {
      answer: { operation: string; charged: number; feature: string }[]
    }
    return answer.flatMap(({ operation, charged, feature }) =>
      feature === 'coin' ? [{ operation, charged, feature }] : []
    )
  }

  /** Presses a button with a price, and says yes where it asks. */
  async spend(button: Locator): Promise<void> {
    await button.click()
    await this.appPage.sayYes()
  }
}
