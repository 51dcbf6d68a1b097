const standFor: readonly (readonly [word: string, others: string])[] = [
  ['percent', 'percentage pct pcnt perc percents percentages'],
  ['change percent', 'dp chp'],
  ['bps', 'basispoints'],
  ['market', 'mkt mrkt'],
  ['market cap', 'mcap marketcap'],
  ['cap', 'capitalization capitalisation caps'],
  ['change', 'changed chg chng delta fluctuation fluctuate fluctate'],
  ['accumulated', 'acc accum cumulative cum aggregated'],
  ['volume', 'vol vols volumes'],
  ['high', 'highest hi max maximum maxima'],
  ['low', 'lowest lo min minimum'],
  ['open', 'opening opened opens'],
  ['close', 'closing closed closes'],
  ['previous', 'prev prior'],
  ['average', 'avg mean'],
  [
    'time',
    'timestamp datetime date ts dt times stamp timestamps dates datetimes epoch unix when asof unixtime'
  ],
  ['start', 'starts started begin begins'],
  ['end', 'ends ended'],
  [
    'updated',
    'upd update refreshed lastupdate observed measured seen sampled recorded captured fetched retrieved computed ' +
      'calculated snapped modified generated reported asserted valued priced'
  ],
  ['published', 'publication'],
  ['last', 'latest'],
  ['symbol', 'symbols sym'],
  ['coin', 'coins'],
  ['asset', 'assets'],
  ['position', 'pos'],
  ['direction', 'dir directions'],
  ['image', 'img imgs'],
  ['level', 'levels lvl lvls'],
  ['relative', 'rel'],
  ['exchange', 'exchanges exch'],
  ['source', 'sources'],
  ['instrument', 'instruments'],
  ['ticker', 'tickers'],
  ['price', 'prices px prc pr'],
  ['title', 'headline heading'],
  ['url', 'link href uri permalink'],
  ['histogram', 'hist'],
  ['signal', 'sig'],
  ['value', 'val values'],
  ['bollinger', 'bbands bb boll'],
  ['bollinger upper', 'bbu bbupper'],
  ['bollinger middle', 'bbm bbmiddle bbmid'],
  ['bollinger lower', 'bbl bblower'],
  ['bollinger high', 'bbh'],
  ['middle', 'mid center centre median'],
  ['ath', 'peak peaks athprice'],
  ['atl', 'trough troughs'],
  ['from', 'since'],
  ['supertrend', 'supert'],
  ['resistance', 'resistances'],
  ['support', 'supports'],
  ['pivot', 'pivots'],
  ['lead', 'leading'],
  ['lagging', 'lag lags delayed'],
  ['chikou', 'chickou chiko'],
  ['tenkan', 'tenken'],
  ['kijun', 'kijin'],
  ['turnover', 'turnovers'],
  ['span a', 'spana'],
  ['span b', 'spanb'],
  ['band', 'bands'],
  ['performance', 'performances perf'],
  ['return', 'returns roi ret'],
  ['volatility', 'volatilities vty vola'],
  ['correlation', 'correlations corr correl'],
  ['average', 'averages'],
  ['indicator', 'indicators'],
  ['study', 'studies']
]

export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  standFor.flatMap(([word, others]) => others.split(' ').map(other => [other, word.split(' ')] as const))
)

/** Some of these currencies are also coins. */
export const currencies: ReadonlySet<string> = new Set(
  (
    'usd eur gbp jpy chf cad aud nzd cny krw inr brl rub try mxn pln sek nok dkk czk huf hkd sgd thb zar ' +
    'uah ils idr php vnd clp cop ars ngn kes aed sar twd kzt pkr egp usdt usdc busd dai btc xbt eth bnb sats'
  ).split(' ')
)

export const wrappers: ReadonlySet<string> = new Set(
  'data result response payload body fields quote quotes stat stats metric metrics raw display info detail details ohlcv ohlc fgi fng now range settings params parameters inputs options config'.split(
    ' '
  )
)

export const noise: ReadonlySet<string> = new Set(
  (
    'data result response payload body fields quote quotes current regular stat stats metric metrics raw display ' +
    'info detail details range the of in is to crypto market coin asset cryptocurrency trade ohlcv ohlc value total ' +
    'ticker daily rolling day reported spot global price last now num number utc unix iso fear greed fgi fng ' +
    'cmc calc settings params parameters inputs options config and token ichimoku rendered web gmt list array seconds ms millis us micros ns nanos human plus'
  ).split(' ')
)

const words = (
  'distance drawdown difference down up percentage uband mband lband fraction ratio relative decimal lead ' +
  'leading resistance support pivot level performance return turnover traded trade trades reading score side ' +
  'token annualised annualized realised realized historical days week weeks months hours min ' +
  'advance decline advancing declining gainers losers unchanged above below simple exponential weighted ' +
  'oscillator moving stochastic stoch window study indicator correlation coefficient record week ' +
  'price last open high low close volume cap rank name symbol ticker coin change percent time updated ' +
  'exchange source currency pair base value rate average weighted vwap vw bid ask previous title url ' +
  'summary image label classification index fear greed fgi fng and score rating text upper middle lower band ' +
  'bollinger market cmc circulating supply total turnover amount count published publish pub created ' +
  'publisher thumbnail banner article news from to code id instrument inst product asset full long ' +
  'pattern breakout cross event kind type social ' +
  'short display current day daily start end kline span signal macd rsi histogram line conversion ' +
  'lagging leading tenkan kijun senkou chikou sen super trend supertrend atr true range direction ' +
  'advice ath atl all position converted data result quote hour today ytd unix epoch utc iso ms sec ' +
  'volatility'
).split(' ')

export const lexicon: ReadonlySet<string> = new Set([
  ...words,
  ...synonyms.keys(),
  ...currencies,
  ...['daily', 'weekly', 'monthly', 'hourly', 'yearly', 'annual', 'week', 'month', 'year']
])

export const exchanges: ReadonlySet<string> = new Set(
  (
    'binance binanceus kraken coinbase coinbasepro bitfinex bitstamp okx okex bybit kucoin huobi htx gate ' +
    'gateio gate.io gemini poloniex mexc bitget upbit bithumb bitflyer deribit bitmex bittrex cryptocom ' +
    'crypto.com bitso coinex whitebit lbank indodax bitbank coincheck zaif gmocoin bitpanda korbit coinone bitvavo luno ' +
    'btcturk paribu wazirx coindcx zebpay ascendex phemex bingx probit hitbtc exmo yobit cex.io bitmart digifinex latoken ' +
    'bitrue gopax novadax btcmarkets uniswap pancakeswap dydx hyperliquid backpack bitkub tokocrypto blofin bitopro okcoin itbit'
  ).split(' ')
)

/** IDs that popular services use instead of symbols. */
export const coinIds: ReadonlyMap<string, string> = new Map(
  (
    'bitcoin:BTC ethereum:ETH solana:SOL ripple:XRP cardano:ADA dogecoin:DOGE litecoin:LTC polkadot:DOT ' +
    'tron:TRX binancecoin:BNB tether:USDT usd-coin:USDC chainlink:LINK avalanche-2:AVAX avalanche:AVAX ' +
    'stellar:XLM shiba-inu:SHIB monero:XMR uniswap:UNI cosmos:ATOM bitcoin-cash:BCH near:NEAR aptos:APT ' +
    'sui:SUI toncoin:TON'
  )
    .split(' ')
    .map(pair => pair.split(':') as [string, string])
)
