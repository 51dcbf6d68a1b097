import type { Watchlist } from '../../../src-shared/contract/watchlist'
import type { Database } from '../../platform/storage/database'
import { WatchlistService } from './watchlist-service'
import { WatchlistStore } from './watchlist-store'
import { m } from '../../../src-shared/messages/m'

const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'ADA', 'DOGE', 'AVAX', 'LINK', 'DOT', 'LTC', 'ATOM']

/**
 * Opens the watchlist. A new one starts with the largest coins.
 * @param carried watchlists to start with instead, such as the demo's
 */
export function openWatchlist(
  state: Database,
  carried: readonly Pick<Watchlist, 'name' | 'coins'>[]
): WatchlistService {
  const first = carried.length > 0 ? carried : [{ name: m.common.watchlist(), coins }]
  return new WatchlistService(new WatchlistStore(state), first)
}
