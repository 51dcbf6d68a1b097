import { expect } from 'playwright/test'
import { axeBarriers, ibmBarriers } from './barriers'
import { PageObject } from './page-object'

export class AccessibilityPage extends PageObject {
  /** The barriers found in each place. A place without barriers has no entry. */
  readonly found: Record<string, readonly string[]> = {}
  readonly #menus = new Set<string>()
  readonly #overlay = this.page.locator(':is([role="menu"], [role="dialog"], [role="alertdialog"]):visible')

  get menus(): number {
    return this.#menus.size
  }

  /** Checks without IBM's checker, which would find the same as in the first theme. */
  async checkTheme(place: string): Promise<void> {
    this.#note(place, await axeBarriers(this.page))
  }

  async check(place: string): Promise<void> {
    await this.photograph(`barriers-${place.replace(/[^\w-]+/g, '-')}`)
    this.#note(place, await axeBarriers(this.page))
    this.#note(place, await ibmBarriers(this.page))
  }

  /** Opens and checks every kind of menu that no earlier view had. */
  async checkMenus(place: string): Promise<void> {
    const openers = this.page.locator(':is(main, footer) [aria-haspopup][data-state]:visible:enabled')
    const names = await openers.evaluateAll(all =>
      all.map(one => one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '')
    )
    for (const [at, name] of names.entries()) {
      // Names of menus of the same kind differ only in coins, figures and weekdays.
      const kind = name.replace(/\b[A-Z]{2,6}\b|\d[\d,.:]*|\w+day/g, '')
      if (this.#menus.has(kind)) continue
      this.#menus.add(kind)
      await expect(async () => {
        // If another menu is still open, it would receive the click.
        if ((await this.#overlay.count()) === 0) await openers.nth(at).click({ timeout: 1_000 })
        await expect(this.#overlay.first()).toBeVisible({ timeout: 1_000 })
      }).toPass()
      await this.check(`${place}: ${name}`)
      await this.close()
    }
  }

  async close(): Promise<void> {
    const question = this.page.getByRole('alertdialog').getByRole('button').last()
    await expect(async () => {
      if (await question.isVisible()) await question.click()
      else if ((await this.#overlay.count()) > 0) await this.page.keyboard.press('Escape')
      await expect(this.#overlay).toHaveCount(0, { timeout: 500 })
    }).toPass()
  }

  async opened(): Promise<void> {
    await expect(this.#overlay.first()).toBeVisible()
  }

  async loaded(): Promise<void> {
    await expect(this.page.locator('.skeleton')).toHaveCount(0)
  }

  #note(place: string, barriers: readonly string[]): void {
    if (barriers.length > 0) this.found[place] = [...(this.found[place] ?? []), ...barriers]
  }
}
