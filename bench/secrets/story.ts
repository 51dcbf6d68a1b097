import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { CandlewickApp } from '../../e2e/candlewick-app'
import { AppPage } from '../../e2e/pages/app-page'
import type { DemoService } from '../../src-demo/demo-service'
import { bodyWith } from './marked-key'
import { m } from '../../src-shared/messages/m'

const views = ['Watch', 'Market', 'News', 'Alerts', 'Explorer', 'Credits', 'Settings'] as const
const everything = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

export class KeyStory {
  readonly #app: CandlewickApp
  readonly #service: DemoService
  readonly #inspect: () => void

  /** @param inspect called at each stage, while its processes are running */
  constructor(app: CandlewickApp, service: DemoService, inspect: () => void) {
    this.#app = app
    this.#service = service
    this.#inspect = inspect
  }

  /** Only the input field receives the key. */
  async enter(page: AppPage): Promise<void> {
    const { address, key } = this.#service
    await page.page.getByRole('button', { name: m.shell.enterKey() }).first().click()
    await page.dialog.getByLabel(m.plan.keyForm.address()).fill(address)
    await page.dialog.getByLabel('API key', { exact: true }).focus()
    await page.page.keyboard.insertText(key)
    await page.dialog.getByRole('button', { name: m.settings.planRow.review() }).click()
    const allTheSame = page.dialog.getByRole('button', { name: m.connect.keyStep.continueAnyway() })
    await allTheSame
      .or(page.dialog.getByRole('button', { name: m.connect.planStep.start() }))
      .first()
      .waitFor()
    if (await allTheSame.isVisible()) await allTheSame.click()
    await page.agree()
    await page.dialog.waitFor({ state: 'hidden' })
    this.#inspect()
  }

  async everyView({ page }: AppPage): Promise<void> {
    for (const name of views) {
      await page.getByRole('navigation', { name: m.shell.rail.label() }).getByRole('button', { name }).click()
      await page.getByRole('main').waitFor()
      await this.#app.settled()
      this.#inspect()
    }
  }

  /**
   * Makes the service send the key back to manual and automatic calls, in responses, errors and redirects.
   * @returns the number of such responses
   */
  async echoes(page: AppPage): Promise<number> {
    const { controls, address, key } = this.#service
    const body = bodyWith(key)
    const headers = { 'x-request': `key ${key.replaceAll('"', '')}`, 'x-key': key }
    const run = (params: object = {}): Promise<unknown> =>
      page.ask('explorer', 'run', { operation: 'getFearGreed', params })
    const before = controls.calls().length
    for (const status of [400, 402, 403, 404, 429, 500, 502]) {
      controls.failNext(status, { body, headers })
      await run()
      this.#inspect()
    }
    const location = `${address}/elsewhere?api_key=${encodeURIComponent(key)}`
    controls.failNext(302, { body, headers: { location } })
    await run()
    // The first response is readable, so the Explorer shows it. The second is unreadable.
    for (const text of [body.replace('"status":false', '"status":true,"value":"50"'), key]) {
      controls.overrideBody('getFearGreed', text)
      await run()
      await this.#runByHand(page)
    }
    controls.overrideBody('getFearGreed', null)
    controls.failNext(401, { body, headers })
    await page.ask('market', 'refresh')
    await this.#app.advance(120_000)
    await this.#app.settled()
    this.#inspect()
    return controls.calls().length - before
  }

  /** @returns the copied text */
  async exports(page: AppPage, folder: string): Promise<string> {
    mkdirSync(folder, { recursive: true })
    await this.#app.evaluate(({ dialog }, to) => {
      let count = 0
      dialog.showSaveDialog = (...given: unknown[]) => {
        const { defaultPath = 'file' } = given.at(-1) as { readonly defaultPath?: string }
        return Promise.resolve({
          canceled: false,
          filePath: `${to}/${++count}-${defaultPath.split('/').at(-1)}`
        })
      }
    }, folder)
    const call = { operation: 'getFearGreed', params: {} }
    const saved = await page.ask('explorer', 'readSaved', call)
    await page.ask('credits', 'saveCsv', everything)
    await page.ask('profile', 'save')
    for (const form of ['json', 'csv'] as const)
      await page.ask('explorer', 'save', { ...call, form, text: JSON.stringify(saved) })
    const content = JSON.stringify(await page.ask('credits', 'ledger', ledgerPage))
    await page.ask('saving', 'chart', {
      form: 'csv',
      coin: 'BTC',
      interval: '1h',
      isReplay: false,
      content
    })
    return `${await this.#copied(page.page)}\n${JSON.stringify(await page.ask('diagnostics', 'report'))}`
  }

  /**
   * Crashes the window, and causes errors in the main process that contain the key. The main process survives
   * them.
   * @returns the crash records that the app shows afterwards
   */
  async crash(): Promise<{ readonly page: AppPage; readonly records: string }> {
    await this.#app.evaluate(({ BrowserWindow }, key) => {
      setTimeout(() => {
        throw new Error(`broken with ${key} at https://service.example/?api_key=${encodeURIComponent(key)}`)
      })
      void Promise.reject(Object.assign(new Error('refused'), { cause: { key } }))
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer()
    }, this.#service.key)
    await new Promise(resolve => setTimeout(resolve, 2_000))
    await this.#app.kill()
    const page = new AppPage(await this.#app.launch())
    const banner = page.page.getByRole('status').filter({ hasText: 'in the previous session' })
    await banner.getByRole('button', { name: m.shell.crash.show() }).click()
    const record = page.page.getByRole('dialog', { name: m.shell.crash.record() })
    const records = (await record.locator('pre').textContent()) ?? ''
    this.#inspect()
    await page.page.keyboard.press('Escape')
    return { page, records }
  }

  async #runByHand({ page }: AppPage): Promise<void> {
    await page
      .getByRole('navigation', { name: m.shell.rail.label() })
      .getByRole('button', { name: 'Explorer' })
      .click()
    await page.getByRole('searchbox', { name: m.explorer.operationList.find() }).fill('getFearGreed')
    await page.getByRole('navigation', { name: m.explorer.operations() }).getByRole('button').first().click()
    const form = page.getByRole('form', { name: /^Parameters of / })
    await form.getByRole('button', { name: /^Run / }).click()
    const question = page.getByRole('alertdialog').getByRole('button', { name: /^Run / })
    const answer = page.getByRole('region', { name: /^Response of / })
    await question.or(answer).first().waitFor()
    if (await question.isVisible()) await question.click()
    await answer.waitFor()
    this.#inspect()
  }

  async #copied(page: Page): Promise<string> {
    await page
      .getByRole('navigation', { name: m.shell.rail.label() })
      .getByRole('button', { name: m.common.settings() })
      .click()
    await page.getByRole('button', { name: m.settings.diagnosticsCopy() }).click()
    const dialog = page.getByRole('dialog', { name: m.settings.diagnostics() })
    await dialog.getByRole('button', { name: m.common.copy() }).click()
    const copied = await this.#app.evaluate(({ clipboard }) => clipboard.readText())
    await page.keyboard.press('Escape')
    return copied
  }
}

const ledgerPage = { before: null, limit: 500, filter: everything }

export const exportsIn = (dataFolder: string): string => join(dataFolder, 'exports')
