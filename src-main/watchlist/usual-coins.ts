import type { Database } from '../storage/database'
import { WatchlistService } from './watchlist-service'
import { WatchlistStore } from './watchlist-store'
import { m } from '../../src-shared/messages/m'

/** What a new watchlist holds. */
const coins = ['BTC', 'ETH', 'SOL', 'XRP', 'BNB', 'ADA', 'DOGE', 'AVAX', 'LINK', 'DOT', 'LTC', 'ATOM']

/** The watchlists of one service address; a new address begins with one of large coins. */
export const openWatchlist = (state: Database): WatchlistService =>
  new WatchlistService(new WatchlistStore(state), { name: m.common.watchlist(), coins })
