import type { Database } from '../storage/database'
import { WatchlistService } from './watchlist-service'
import { WatchlistStore } from './watchlist-store'
import { m } from '../../src-shared/messages/m'

/** The coins of a new watchlist. */
const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'ADA', 'DOGE', 'AVAX', 'LINK', 'DOT', 'LTC', 'ATOM']

/** The watchlists of one service. A new one starts with large coins. */
export const openWatchlist = (state: Database): WatchlistService =>
  new WatchlistService(new WatchlistStore(state), { name: m.common.watchlist(), coins })
