import type { Body } from './body.fixture'
import { aggregatorQuotes } from './aggregator-quotes.fixture'
import { analysisBodies } from './analysis-bodies.fixture'
import { broaderBands } from './broader-bands.fixture'
import { broaderCandles } from './broader-candles.fixture'
import { broaderEvents } from './broader-events.fixture'
import { broaderHistory } from './broader-history.fixture'
import { broaderIntraday } from './broader-intraday.fixture'
import { broaderLevels } from './broader-levels.fixture'
import { broaderLists } from './broader-lists.fixture'
import { broaderMoves } from './broader-moves.fixture'
import { broaderNews } from './broader-news.fixture'
import { broaderQuotes } from './broader-quotes.fixture'
import { broaderRankings } from './broader-rankings.fixture'
import { broaderSignals } from './broader-signals.fixture'
import { broaderTickers } from './broader-tickers.fixture'
import { broaderTimeframes } from './broader-timeframes.fixture'
import { broaderVenues } from './broader-venues.fixture'
import { candleBodies } from './candle-bodies.fixture'
import { exchangeQuotes } from './exchange-quotes.fixture'
import { fartherBands } from './farther-bands.fixture'
import { fartherCandles } from './farther-candles.fixture'
import { fartherEvents } from './farther-events.fixture'
import { fartherHistory } from './farther-history.fixture'
import { fartherIntraday } from './farther-intraday.fixture'
import { fartherLevels } from './farther-levels.fixture'
import { fartherLists } from './farther-lists.fixture'
import { fartherMoves } from './farther-moves.fixture'
import { fartherNews } from './farther-news.fixture'
import { fartherQuotes } from './farther-quotes.fixture'
import { fartherRankings } from './farther-rankings.fixture'
import { fartherSignals } from './farther-signals.fixture'
import { fartherTickers } from './farther-tickers.fixture'
import { fartherTimeframes } from './farther-timeframes.fixture'
import { fartherVenues } from './farther-venues.fixture'
import { feedQuotes } from './feed-quotes.fixture'
import { furtherAnalytics } from './further-analytics.fixture'
import { furtherCandles } from './further-candles.fixture'
import { furtherIndicators } from './further-indicators.fixture'
import { furtherLists } from './further-lists.fixture'
import { furtherQuotes } from './further-quotes.fixture'
import { furtherVenues } from './further-venues.fixture'
import { indicatorBodies } from './indicator-bodies.fixture'
import { latestAnalysis } from './latest-analysis.fixture'
import { latestMarket } from './latest-market.fixture'
import { misleadingBands } from './misleading-bands.fixture'
import { misleadingCandles } from './misleading-candles.fixture'
import { misleadingEvents } from './misleading-events.fixture'
import { misleadingHistory } from './misleading-history.fixture'
import { misleadingIntraday } from './misleading-intraday.fixture'
import { misleadingLevels } from './misleading-levels.fixture'
import { misleadingLists } from './misleading-lists.fixture'
import { misleadingMoves } from './misleading-moves.fixture'
import { misleadingNews } from './misleading-news.fixture'
import { misleadingQuotes } from './misleading-quotes.fixture'
import { misleadingRankings } from './misleading-rankings.fixture'
import { misleadingSignals } from './misleading-signals.fixture'
import { misleadingTickers } from './misleading-tickers.fixture'
import { misleadingTimeframes } from './misleading-timeframes.fixture'
import { misleadingVenues } from './misleading-venues.fixture'
import { newerAnalytics } from './newer-analytics.fixture'
import { newerCandles } from './newer-candles.fixture'
import { newerIndicators } from './newer-indicators.fixture'
import { newerLists } from './newer-lists.fixture'
import { newerQuotes } from './newer-quotes.fixture'
import { newerVenues } from './newer-venues.fixture'
import { newsBodies } from './news-bodies.fixture'
import { oddShapes } from './odd-shapes.fixture'
import { otherAnalytics } from './other-analytics.fixture'
import { otherBodies } from './other-bodies.fixture'
import { otherShapes } from './other-shapes.fixture'
import { rarerAnalysis } from './rarer-analysis.fixture'
import { rarerQuotes } from './rarer-quotes.fixture'
import { serviceAnalytics } from './service-analytics.fixture'
import { serviceCandles } from './service-candles.fixture'
import { serviceIndicators } from './service-indicators.fixture'
import { serviceLists } from './service-lists.fixture'
import { serviceQuotes } from './service-quotes.fixture'
import { serviceVenues } from './service-venues.fixture'
import { styledCandles } from './styled-candles.fixture'
import { styledChanges } from './styled-changes.fixture'
import { styledData } from './styled-data.fixture'
import { styledFeeds } from './styled-feeds.fixture'
import { styledIndicators } from './styled-indicators.fixture'
import { styledLists } from './styled-lists.fixture'
import { styledQuotes } from './styled-quotes.fixture'
import { styledSignals } from './styled-signals.fixture'
import { styledVenues } from './styled-venues.fixture'
import { unnamedRows } from './unnamed-rows.fixture'
import { widerAnalytics } from './wider-analytics.fixture'
import { widerCandles } from './wider-candles.fixture'
import { widerIndicators } from './wider-indicators.fixture'
import { widerLists } from './wider-lists.fixture'
import { widerQuotes } from './wider-quotes.fixture'
import { widerVenues } from './wider-venues.fixture'
import { variedBands } from './varied-bands.fixture'
import { variedCandles } from './varied-candles.fixture'
import { variedEvents } from './varied-events.fixture'
import { variedHistory } from './varied-history.fixture'
import { variedIntraday } from './varied-intraday.fixture'
import { variedLevels } from './varied-levels.fixture'
import { variedCorrelations } from './varied-correlations.fixture'
import { variedLists } from './varied-lists.fixture'
import { variedMoves } from './varied-moves.fixture'
import { variedEnds } from './varied-ends.fixture'
import { variedNews } from './varied-news.fixture'
import { variedQuotes } from './varied-quotes.fixture'
import { variedRankings } from './varied-rankings.fixture'
import { variedPrices } from './varied-prices.fixture'
import { variedSignals } from './varied-signals.fixture'
import { variedTickers } from './varied-tickers.fixture'
import { variedTimeframes } from './varied-timeframes.fixture'
import { variedVenues } from './varied-venues.fixture'
import { diverseBands } from './diverse-bands.fixture'
import { diverseCandles } from './diverse-candles.fixture'
import { diverseEvents } from './diverse-events.fixture'
import { diverseHistory } from './diverse-history.fixture'
import { diverseIntraday } from './diverse-intraday.fixture'
import { diverseLevels } from './diverse-levels.fixture'
import { diverseCorrelations } from './diverse-correlations.fixture'
import { diverseLists } from './diverse-lists.fixture'
import { diverseMoves } from './diverse-moves.fixture'
import { diverseEnds } from './diverse-ends.fixture'
import { diverseNews } from './diverse-news.fixture'
import { diverseQuotes } from './diverse-quotes.fixture'
import { diverseRankings } from './diverse-rankings.fixture'
import { diversePrices } from './diverse-prices.fixture'
import { diverseSignals } from './diverse-signals.fixture'
import { diverseTickers } from './diverse-tickers.fixture'
import { diverseTimeframes } from './diverse-timeframes.fixture'
import { diverseVenues } from './diverse-venues.fixture'

/** Every body in the tree. */
export const bodies: readonly Body[] = [
  ...aggregatorQuotes,
  ...analysisBodies,
  ...broaderBands,
  ...broaderCandles,
  ...broaderEvents,
  ...broaderHistory,
  ...broaderIntraday,
  ...broaderLevels,
  ...broaderLists,
  ...broaderMoves,
  ...broaderNews,
  ...broaderQuotes,
  ...broaderRankings,
  ...broaderSignals,
  ...broaderTickers,
  ...broaderTimeframes,
  ...broaderVenues,
  ...candleBodies,
  ...exchangeQuotes,
  ...fartherBands,
  ...fartherCandles,
  ...fartherEvents,
  ...fartherHistory,
  ...fartherIntraday,
  ...fartherLevels,
  ...fartherLists,
  ...fartherMoves,
  ...fartherNews,
  ...fartherQuotes,
  ...fartherRankings,
  ...fartherSignals,
  ...fartherTickers,
  ...fartherTimeframes,
  ...fartherVenues,
  ...feedQuotes,
  ...furtherAnalytics,
  ...furtherCandles,
  ...furtherIndicators,
  ...furtherLists,
  ...furtherQuotes,
  ...furtherVenues,
  ...indicatorBodies,
  ...latestAnalysis,
  ...latestMarket,
  ...misleadingBands,
  ...misleadingCandles,
  ...misleadingEvents,
  ...misleadingHistory,
  ...misleadingIntraday,
  ...misleadingLevels,
  ...misleadingLists,
  ...misleadingMoves,
  ...misleadingNews,
  ...misleadingQuotes,
  ...misleadingRankings,
  ...misleadingSignals,
  ...misleadingTickers,
  ...misleadingTimeframes,
  ...misleadingVenues,
  ...newerAnalytics,
  ...newerCandles,
  ...newerIndicators,
  ...newerLists,
  ...newerQuotes,
  ...newerVenues,
  ...newsBodies,
  ...oddShapes,
  ...otherAnalytics,
  ...otherBodies,
  ...otherShapes,
  ...rarerAnalysis,
  ...rarerQuotes,
  ...serviceAnalytics,
  ...serviceCandles,
  ...serviceIndicators,
  ...serviceLists,
  ...serviceQuotes,
  ...serviceVenues,
  ...styledCandles,
  ...styledChanges,
  ...styledData,
  ...styledFeeds,
  ...styledIndicators,
  ...styledLists,
  ...styledQuotes,
  ...styledSignals,
  ...styledVenues,
  ...unnamedRows,
  ...widerAnalytics,
  ...widerCandles,
  ...widerIndicators,
  ...widerLists,
  ...widerQuotes,
  ...widerVenues,
  ...variedBands,
  ...variedCandles,
  ...variedEvents,
  ...variedHistory,
  ...variedIntraday,
  ...variedLevels,
  ...variedCorrelations,
  ...variedLists,
  ...variedMoves,
  ...variedEnds,
  ...variedNews,
  ...variedQuotes,
  ...variedRankings,
  ...variedPrices,
  ...variedSignals,
  ...variedTickers,
  ...variedTimeframes,
  ...variedVenues,
  ...diverseBands,
  ...diverseCandles,
  ...diverseEvents,
  ...diverseHistory,
  ...diverseIntraday,
  ...diverseLevels,
  ...diverseCorrelations,
  ...diverseLists,
  ...diverseMoves,
  ...diverseEnds,
  ...diverseNews,
  ...diverseQuotes,
  ...diverseRankings,
  ...diversePrices,
  ...diverseSignals,
  ...diverseTickers,
  ...diverseTimeframes,
  ...diverseVenues
]
