import type { Locator } from 'playwright'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export class CreditsPage extends PageObject {
  readonly days = this.page.getByRole('region', { name: m.credits.days.title() })
  readonly byFeature = this.page.getByRole('region', { name: 'By feature' })
  readonly ledger = this.page.getByRole('grid', { name: m.credits.ledger() })
  readonly summary = this.page.getByRole('main', { name: m.common.credits() }).locator('dl')
  readonly today = this.summary.locator('div', { hasText: 'Today' })
  readonly budgets = this.page.getByRole('group', { name: m.credits.budget.region() })
  readonly offer = this.page.getByRole('region', { name: m.plan.offer.title() })

  async openTab(at: 'Ledger' | 'Breakdown' | 'Prices'): Promise<void> {
    await this.page.getByRole('radio', { name: at }).click()
  }

  async pick(feature: string): Promise<void> {
    await this.byFeature.getByRole('button', { name: feature }).click()
  }

  rhythm(name: RegExp): Locator {
    return this.offer.getByRole('button', { name })
  }

  async exportCsv(): Promise<void> {
    await this.page.getByRole('button', { name: m.credits.csv.action() }).click()
  }

  async setPrice(operation: string, credits: string): Promise<void> {
    await this.page.getByRole('button', { name: m.credits.priceTable.setLabel({ name: operation }) }).click()
    await this.page.getByRole('textbox', { name: `Price for ${operation}` }).fill(credits)
    await this.page.getByRole('button', { name: m.common.save() }).click()
  }
}
