import type { Locator } from 'playwright'
import { PageObject } from './page-object'
import { m } from '../../src-shared/messages/m'

export class ConverterPage extends PageObject {
  readonly dialog = this.page.getByRole('dialog', { name: 'Convert' })
  readonly amount = this.dialog.getByLabel(m.convert.amount(), { exact: true })
  readonly exactRate = this.dialog.getByRole('button', { name: new RegExp(`^${m.convert.load()}`) })
  readonly fault = this.dialog.getByRole('alert')

  async fill(amount: string, from: string, to: string): Promise<void> {
    await this.amount.fill(amount)
    await this.dialog.getByLabel('From', { exact: true }).fill(from)
    await this.dialog.getByLabel('To', { exact: true }).fill(to)
  }

  async close(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Close' }).click()
    await this.dialog.waitFor({ state: 'hidden' })
  }

  result(whose: 'calculated' | 'service'): Locator {
    const name = whose === 'calculated' ? m.common.calculated() : m.common.fromService()
    return this.dialog.getByRole('group', { name }).locator('.value')
  }
}
