import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app-page'
import { sharedApp } from '../shared-app'

test('updates a thousand coins with one call', async ({ appPage, service }) => {
  const lists = (await appPage.ask('watchlist', 'create', { name: 'Everything' })) as {
    answer: { id: number }[]
  }
  const id = lists.answer.at(-1)!.id
  const known = (
    (await appPage.ask('market', 'searchCoins', { text: '', limit: 200 })) as { answer: { symbol: string }[] }
  ).answer.map(coin => coin.symbol)
  const invented = Array.from({ length: 988 - known.length }, (_, at) => `NOCOIN${at}`)
  const coins = [...known, ...invented].slice(0, 988)
  service.controls.clearCalls()
  expect(await appPage.ask('watchlist', 'addCoins', { id, coins })).toMatchObject({ ok: true })
  // The cost of this many new coins is above the confirmation limit, so they aren't loaded automatically.
  expect(await appPage.ask('market', 'loadNewCoins')).toMatchObject({ ok: true })
  expect(service.controls.calls('getData')).toHaveLength(1)

  await appPage.showGroup(/Everything/)
  await expect(appPage.rows.first()).toBeVisible()
  expect(await appPage.rows.count()).toBeLessThan(120)
  const scrolledTo = await appPage.page.evaluate(async () => {
    const scroller =
      document
        .querySelector('[data-testid=watchlist-row]')!
        .closest('[role=grid], [role=listbox], [role=table]') ?? document.body
    const box = [scroller, ...scroller.querySelectorAll('*')].find(
      el => el.scrollHeight > el.clientHeight + 1000
    )!
    for (let at = 0; at < 60; at++) {
      box.scrollTop += 400
      await new Promise(requestAnimationFrame)
    }
    return box.scrollTop
  })
  expect(scrolledTo).toBeGreaterThan(20_000)
  expect(await appPage.rows.count()).toBeLessThan(120)
  await expect(appPage.rows.filter({ hasText: 'NOCOIN' }).first()).toBeVisible()
  await appPage.photograph('thousand-coins')

  expect(
    await appPage.ask('watchlist', 'addCoins', {
      id,
      coins: Array.from({ length: 20 }, (_, at) => `MORE${at}`)
    })
  ).toMatchObject({
    ok: false,
    fault: { code: 'bad-input', cause: { code: 'watchlist-full', most: 1000 } }
  })
})

test('coins can be moved by keyboard, and the order survives a kill', async ({ candlewick }) => {
  const appPage = new AppPage(await candlewick.launch())
  await appPage.row('ETH').click()
  await appPage.page.keyboard.press('Alt+ArrowUp')
  await expect(appPage.rows.first()).toContainText('ETH')
  await candlewick.kill()
  const again = new AppPage(await candlewick.launch())
  await expect(again.rows.first()).toContainText('ETH')
})

test.describe('without a restart', () => {
  const shared = sharedApp(({ candlewick }) => candlewick.resize(1280, 800))

  test('marks a coin missing from the response and keeps its last price', async () => {
    const { appPage, candlewick, service } = shared()
    await expect(appPage.row('SOL')).toContainText(/\d/)
    service.controls.dropCoin('SOL')
    await candlewick.advance(61_000)
    await expect(appPage.row('SOL')).toHaveClass(/missing/)
    await expect(appPage.row('SOL')).toContainText(/\d/)
    await appPage.photograph('missing-coin')
    service.controls.restoreCoin('SOL')
    await candlewick.advance(61_000)
    await expect(appPage.row('SOL')).not.toHaveClass(/missing/)
  })

  test('a shortcut opens the coin search even if the watchlist is a drawer', async () => {
    const { appPage, candlewick } = shared()
    await candlewick.resize(640, 560)
    await expect(appPage.coinSearch).toBeHidden()
    await appPage.page.keyboard.press('/')
    await expect(appPage.coinSearch).toBeFocused()
  })
})
