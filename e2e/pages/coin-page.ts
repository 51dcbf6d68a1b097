import type { Locator } from 'playwright'
import { m } from '../../src-shared/messages/m'
import { AppPart } from './app-part'

export class CoinPage extends AppPart {
  readonly view = this.page.getByRole('region', { name: 'Coin', exact: true })
  readonly day = this.view.getByTestId('day')

  note(coin: string): Locator {
    return this.page.getByRole('textbox', { name: m.coin.notes.label({ coin }) })
  }

  get noteSearch(): Locator {
    return this.page.getByRole('searchbox', { name: m.coin.notes.find() })
  }

  async follow(coin: string, within: Locator = this.page.getByRole('main')): Promise<void> {
    await within.getByRole('button', { name: coin, exact: true }).first().click()
    await this.view.waitFor()
  }

  /** Returns the price of a watched coin with all digits, because the heading rounds it. */
  async price(coin: string): Promise<number> {
    const { answer } = (await this.appPage.ask('market', 'board')) as {
      answer: { quotes: { symbol: string; price: number }[] }
    }
    return answer.quotes.find(({ symbol }) => symbol === coin)?.price ?? NaN
  }

  async priceText(coin: string): Promise<string> {
    const { answer } = (await this.appPage.ask('market', 'board')) as {
      answer: { quotes: { symbol: string; priceText: string }[] }
    }
    return answer.quotes.find(({ symbol }) => symbol === coin)?.priceText ?? ''
  }

  /** The button that marks a currency as assumed. */
  get guess(): Locator {
    return this.view.getByRole('button', { name: 'USD' }).first()
  }

  get dayField(): Locator {
    return this.view.getByLabel(m.coin.pastDay.field())
  }

  /** `day` is a date such as 2025-03-01. */
  async openDay(day: string): Promise<void> {
    await this.dayField.fill(day)
  }

  twins(symbol: string): Locator {
    return this.view.getByRole('region', { name: m.coin.twins.label({ symbol }) })
  }

  async chooseTwin(name: string): Promise<void> {
    await this.view.getByRole('button', { name: m.coin.twins.choose({ name }) }).click()
  }

  async followTo(to: string): Promise<void> {
    await this.view.getByRole('button', { name: m.coin.renaming.follow({ to }) }).click()
  }

  heading(coin: string): Locator {
    return this.view.getByRole('heading', { name: coin, level: 1 })
  }

  get loadDay(): Locator {
    return this.panel(m.coin.pastDay.title()).getByRole('button', { name: /^Load this day/ })
  }

  /** Returns how far the panels extend to the right, as a share of the window's width. */
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

  get chart(): Locator {
    return this.view.getByRole('region', { name: m.coin.chart() }).getByRole('img')
  }

  get verdictParts(): Locator {
    return this.view.getByRole('list', { name: m.coin.signals.label() }).getByRole('listitem')
  }

  gauge(range: string): Locator {
    return this.panel(m.coin.extremes.title()).getByRole('img', { name: new RegExp(`^${range}: `) })
  }

  async explain(panel: string): Promise<void> {
    await this.view.getByRole('button', { name: m.coin.about.figures({ title: panel }) }).click()
  }

  get explanation(): Locator {
    return this.page.getByRole('dialog').getByRole('paragraph')
  }

  fault(panel: string): Locator {
    return this.panel(panel).getByRole('alert')
  }

  line(panel: string, words: RegExp): Locator {
    return this.panel(panel).getByRole('row', { name: words })
  }

  /** The button whose label starts with the verb. The label ends with the price. */
  verb(panel: string, verb: string): Locator {
    return this.panel(panel).getByRole('button', { name: new RegExp(`^${verb}`) })
  }

  async convert(): Promise<void> {
    await this.view.getByRole('button', { name: m.convert.title() }).click()
  }

  figure(
    panel: string,
    row: string,
    column: 'calculated' | 'service' | 'difference' = 'calculated'
  ): Locator {
    const at = ['calculated', 'service', 'difference'].indexOf(column)
    return this.panel(panel)
      .getByRole('row', { name: new RegExp(`^${row.replace(/[()]/g, '\\$&')}(?!\\w)`) })
      .getByRole('cell')
      .nth(at)
  }

  async loadCandles(): Promise<void> {
    await this.spend(this.view.getByRole('button', { name: /^Load daily candles/ }))
  }

  async ask(panel: string, verb: string): Promise<void> {
    await this.spend(this.verb(panel, verb))
    await this.panel(panel)
      .getByRole('button', { name: /^Refresh/ })
      .or(this.panel(panel).getByRole('alert'))
      .first()
      .waitFor()
  }

  async ledger(): Promise<readonly unknown[]> {
    const { answer } = (await this.appPage.ask('credits', 'ledger', { before: null, limit: 50 })) as {
      answer: { operation: string; charged: number; feature: string }[]
    }
    return answer.flatMap(({ operation, charged, feature }) =>
      feature === 'coin' ? [{ operation, charged, feature }] : []
    )
  }

  /** Clicks a button that makes a call, and confirms the price if asked. */
  async spend(button: Locator): Promise<void> {
    await button.click()
    await this.appPage.sayYes()
  }
}
