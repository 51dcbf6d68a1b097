import type { Watchlist } from '@contract'
import type { Mirror } from '../state/mirror'
import { toasts } from '../ui/toasts.svelte'
import { unlistedWords } from '../words/quote'
import { m } from '../../src-shared/messages/m'

type Watchlists = Mirror['watchlists']

export function showFailure({ lists }: Watchlists, done: boolean): boolean {
  if (!done && lists.fault) toasts.say(`${lists.fault.what} ${lists.fault.next}`)
  return done
}

/** Afterwards, a message names the coins that the service doesn't list. */
export async function addCoins(
  { board, watchlists }: Pick<Mirror, 'board' | 'watchlists'>,
  id: number,
  coins: readonly string[]
): Promise<boolean> {
  const added = showFailure(watchlists, await watchlists.add(id, coins))
  if (added)
    void board.unlisted(coins).then(unlisted => {
      if (unlisted.length > 0) toasts.say(unlistedWords(unlisted))
    })
  return added
}

/** A chart that showed the coin changes to the next coin in the list. */
export async function removeCoin(
  { layouts, watchlists }: Pick<Mirror, 'layouts' | 'watchlists'>,
  { id, name, coins }: Watchlist,
  coin: string
): Promise<void> {
  const at = coins.indexOf(coin)
  const wasShown = coin === layouts.coin
  if (!showFailure(watchlists, await watchlists.removeCoin(id, coin))) return
  const next = coins[at + 1] ?? coins[at - 1]
  if (wasShown && next !== undefined) layouts.showCoin(next)
  const undo = async (): Promise<void> => {
    if (showFailure(watchlists, await watchlists.add(id, [coin]))) await watchlists.move(id, coin, at)
    if (wasShown) layouts.showCoin(coin)
  }
  toasts.sayRemoved(m.watchlist.removed({ gone: coin, name }), () => void undo())
}
