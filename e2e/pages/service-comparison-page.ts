import type { Locator } from 'playwright'
import type { AppPage } from './app-page'
import { AppPart } from './app-part'
import { m } from '../../src-shared/messages/m'

export const comparisons = {
  bollinger: 'Bollinger bands',
  ichimoku: 'Ichimoku',
  atr: 'Average true range',
  supertrend: 'Supertrend',
  ribbon: 'Moving averages',
  levels: 'Support and resistance',
  technical: 'Technical analysis',
  correlation: 'Correlation'
} as const

type Kind = keyof typeof comparisons

export class ServiceComparisonDialog extends AppPart {
  readonly root: Locator
  readonly compare: Locator
  readonly drawn: Locator
  readonly fault: Locator
  readonly table: Locator
  readonly values: Locator

  constructor(appPage: AppPage, kind: Kind) {
    super(appPage)
    this.root = this.page.getByTestId(`comparison-${kind}`)
    this.compare = this.root.getByRole('button', { name: new RegExp(`^${m.comparison.title()}`) })
    this.drawn = this.root.getByRole('switch', { name: m.comparison.chart.showService() })
    this.fault = this.root.getByRole('alert')
    this.table = this.root.getByRole('table')
    this.values = this.root.getByRole('group', { name: m.explorer.answer.rawLabel() })
  }

  async spend(): Promise<void> {
    await this.compare.click()
    await this.appPage.sayYes()
  }

  says(words: RegExp): Locator {
    return this.root.getByText(words)
  }

  row(name: RegExp): Locator {
    return this.root.getByRole('row', { name })
  }

  cells(name: RegExp): Promise<readonly string[]> {
    return this.row(name).getByRole('cell').allInnerTexts()
  }

  reported(row: string): Locator {
    return this.#line(row).locator('td').first()
  }

  async difference(row: string): Promise<{ last: number; largest: number }> {
    const read = async (name: string): Promise<number> => Number(await this.#line(row).getAttribute(name))
    return { last: await read('data-last'), largest: await read('data-largest') }
  }

  #line(row: string): Locator {
    return this.root.locator(`[data-row="${row}"]`)
  }
}

export class ServiceComparisonPage extends AppPart {
  readonly question = this.page.getByRole('alertdialog')
  readonly price = this.question.getByRole('heading')
  readonly #panel = this.page.getByRole('region', { name: m.comparison.title() })

  async open(kind: Kind): Promise<ServiceComparisonDialog> {
    await this.#panel.getByRole('button', { name: new RegExp(`^${comparisons[kind]}`) }).click()
    return new ServiceComparisonDialog(this.appPage, kind)
  }

  async agree(): Promise<void> {
    await this.question.getByRole('button').last().click()
  }

  legend(kind: Kind): Locator {
    return this.page.getByTestId('service-legend').filter({ hasText: `${comparisons[kind]}, service` })
  }

  async takeOff(kind: Kind): Promise<void> {
    await this.legend(kind)
      .getByRole('button', { name: /^Remove the service’s .* from the chart/ })
      .click()
  }
}
