const away = (end: string): string =>
  [
    'change, from, distance, drawdown, difference, distance from, down from, from up, change from, down, up, rise',
    'from price, from percentage, gap, dist, diff, gain, drop, below, above, away, off, recovery, upside, downside, return, discount',
    'change price, distance price, drawdown from, gain from, up from, below price, above price, from last, from now'
  ]
    .join(', ')
    .split(', ')
    .map(words => `${end} ${words}`)
    .join(', ')

/** Each word also matches its synonyms. */
export const phrases = {
  symbol:
    'symbol, coin, ticker, code, asset, base currency, base currency symbol, base currency code, base asset, base symbol, base coin, from symbol, coin symbol, ' +
    'asset symbol, from currency code, digital currency code, currency code, token, token symbol, crypto, ' +
    'crypto symbol, coin code, asset code, currency symbol, coin ticker, asset ticker, ticker symbol, cryptocurrency, ' +
    'crypto code, base token symbol, instrument symbol, underlying, asset base id, base id, currency base, asset key, symbol ticker, from asset, tick, tk, tkr, s',
  baseWord: 'base',
  from: 'from, from coin, from currency, source currency, input currency',
  to: 'to, to coin, to currency, target currency, to asset, output currency, destination currency',
  pair:
    'pair, market pair, trading pair, currency pair, product id, inst id, instrument id, instrument, ' +
    'product, instrument name, market symbol, market, pair name, symbol pair, market id, pair symbol, exchange symbol, ' +
    'trade pair, ticker id, pair display, symbol exchange id, product code, market code, instrument code, pair code, contract code, symbol code',
  id: 'id, slug, coin id, asset id, uuid, key, identifier, coin slug, currency id, token id',
  name:
    'base currency name, base asset name, base currency desc, base currency description, english name, coin name, full name, long name, name, asset name, display name, short name, currency name, label, token name, ' +
    'title, name display, project name, project, coin title, base name, base token name, description name, full, long, coin, token, crypto, cryptocurrency, nm, coin nm, alt name',
  exchange:
    'exchange, source exchange, exchange name, exchange id, market, market name, venue, exchange code, venue name, ' +
    'exchange title, exchange slug, marketplace, trading venue, exchange market, platform, venue id, market identifier, ' +
    'exchange label, venue display name, exchange display name, dex id, dex, dex name, venue code, venue label',
  source:
    'source, source name, source title, source id, source domain, publisher, publisher name, site, provider, outlet, ' +
    'outlet name, publication, feed, agency, newspaper, organization, origin, site name, provider name, ' +
    'source label, origin title, origin name, media, domain, outlet label, outlet title, publisher title, feed name, news source, source site, ' +
    'publication name, news site, clean url, rights, vendor, website, publisher label, creator, creator display name, creator name, middle',
  quoteCurrency:
    'currency, convert, quote currency, vs currency, quote, to currency code, to symbol, target, quote ' +
    'asset, counter currency, quote symbol, denomination, currency quote symbol, quote coin, counter, price currency, ' +
    'quote token symbol, quote token, quote coin symbol, quote asset symbol, quote asset code, asset id quote, asset quote id, quote id, valuation currency, vs, unit currency, currency quote, denominated, cur, ccy, priced in, quoted in, quote currency code, money, local, local currency, quote display symbol, quote display currency, display quote symbol, quote ticker, quote code, fiat, fiat currency, fiat code, fiat symbol, quote fiat',
  price:
    'price, current price, last price, last trade price, market price, price last, exchange rate, ' +
    'price value, trade price, last price trade, price now, price quote, last value, ' +
    'closing price, unit price, regular market price, base token price, price usdt, last sale price, last done, p',
  last: 'last, last trade, last traded, last price traded, price traded, last sale, last deal, last traded price, lp, ltp, ld, last done price',
  // A price from another source, given in addition to the last traded price.
  spot: 'spot price, price spot, spot, quote, local price, price local, spot quote',
  midPrice: 'middle price, middle, middle rate, rate middle, middle market rate, middle market',
  mark: 'mark price, price index, fair price, mark',
  open: 'open, o, open price, first, first price, price start, start price, open value, first trade',
  high: 'high, h, high price, high value, price high, upper price, top price, ceiling, best price, peak price',
  low: 'low, l, low price, low value, bottom price, floor, worst price',
  close:
    'close, c, close price, settle, settlement, settlement price, end price, final price, close value, final, finish, closing value',
  value: 'value, v value, value v, result, reading, figure, output, y, current, now',
  // If there are prices too, `v` is the volume.
  plainValue: 'v',
  quantity: 'q, quantity, qty, size, sz, units, amt',
  rate: 'rate, conversion rate, fx rate, rate value, ratio, direct, cross rate, direct rate, spot rate, mid rate',
  amount: 'amount',
  exponent: 'exponent, expo, price exponent, price expo',
  previous:
    'previous, previous close, previous price, previous close price, previous last, pc, reference price, base price, ' +
    'previous value, price previous',
  average:
    'average, vwap, vw, average price, weighted average price, average weighted, volume weighted average price',
  historySince:
    'history available from, history from, historical from, historical data from, history start, first historical data, data start, data from, ohlc available from, first candle, candle first time, first bar, bar first time, candle first from, first trade, first trade time, first price time, first quote time, first data, data first time, candle from, candle start',
  bid: 'bid, bid price, buy, best bid, bid best price, bid high, bid high price, buy price, best buy, best buy price, bid rate, buy rate, bid top, bid close, bid value, 1 bid price, 1 bid, b, bp',
  ask: 'ask, ask price, low offer price, low offer, sell, best ask, ask best price, ask low, ask low price, sell price, best sell, best sell price, ask rate, sell rate, ask top, offer, offer price, best offer, ask close, ask value, 1 ask price, 1 ask, a, ap',
  volume:
    'volume, v, base volume, volume base, accumulated volume, accumulated trade volume, units traded, volume traded, volume from, traded volume, volume coin, volume trade, ' +
    'turnover coin, base turnover, base traded, traded quantity, trade volume, base asset volume, quantity traded, ' +
    'asset volume base, volume exchange, base amount, turnover base, base currency volume, volume reported, trading volume',
  turnover:
    'turnover, quote volume, volume quote, volume to, q volume, volume notional, volume usdt, notional, quote turnover, ' +
    'value traded, quote asset volume, volume value, amount quote, turnover value, quote amount, asset volume quote, ' +
    'accumulated price, accumulated value, traded value, quote traded',
  marketCap:
    'market cap, cap, mc, circulating market cap, current market cap, market value, market capitalisation, cap market value, cap market, cap market cur',
  // These are totals of the whole market rather than values of a single coin.
  ofTheMarket:
    'global market cap, total crypto market cap, global total market cap, market total volume, ' +
    'global volume, global total volume, total crypto market volume',
  rank: 'rank, market cap rank, position, cmc rank, cap rank, coin rank, place, ranking, standing, rank market, cap position',
  change:
    'signed change, change, price change, change price, performance, return, change rate, price change rate, ' +
    'percent, difference, change value, gain, move, movement, variation, growth, change last, price performance, ' +
    'total return, price return, change from previous, change from close, net change, change close, pnl, return total, d, change currency, change price currency, cr, ch',
  absoluteChange: 'absolute change, absolute, amount change, absolute change price',
  unit: 'unit, units, value unit, change unit, scale, expressed, expressed as, measured as, unit value, unit return',
  time:
    'time, t, as, day utc, day gmt, traded at, updated, last updated, updated at, last updated at, at, time at, as of, time period, trade' +
    'time, last trade time, updated time, last updated time, last time, price time, period, tms, quote ' +
    'time, regular market time, snapped at, d, day, session, trading day, of time, time value, time event, ' +
    'created, created at, valid at, as time, as at, on, last trade at, time trade, last traded at, last at, detected at, ' +
    'triggered at, detected on, triggered on, fired at, occurred at, triggered, detected, occurred, confirmed at, since time, trade at, time traded, ' +
    'last sale time, time exchange, happened at, signal time, breakout time, detected time, triggered time, bar time, ' +
    'of, last traded time, server time, time quote, quoted at, cross time, asof, time volume, created time, x, quoted, happened, printed, printed at, ticked at, polled at, taken at, stamped, stamp at, since at, moment, bar, candle, ymd, us, ms, stamp, data',
  // The time of a bar, if the time of a trade is given too.
  periodStart:
    'time period start, period start, window start, bar start, candle start, bucket start, start period time, interval start',
  openTime:
    'open time, start time, time start, time open, open at, start, start at, kline open time, from time, bucket, begin, ' +
    'candle time, bucket time, start unix',
  closeTime:
    'close time, end time, time end, time close, close at, end, time period end, period end, bar end, until, candle end, ' +
    'interval end, to time, bucket end',
  published:
    'published, published at, published on, pub time, published time, time published, ' +
    'publish time, created, created at, created time, posted at, posted, post created, iso time, release ' +
    'time, released, released at, pub at, published utc, time posted, posted on, created on, time created, date published, first published, original published, first seen, publication time, publish, time created at, original time, pub, feed time, publishing time, article time, article published, article published at',
  title:
    'title, main title, title rendered, news title, article title, post title, head line, caption, subject, story title, subject line, headline text, heading text, h 1',
  feedTitle: 'feed title',
  url:
    'url, news url, article url, source url, post url, original url, guid, page url, canonical url, web url, story url, ' +
    'canonical, canonical links, external url, url web, full url, read more url, landing url, story',
  summary:
    'summary, description, excerpt, snippet, body, content, teaser, abstract, sub title, content snippet, content text, lead, lead text, intro, ' +
    'preview, trail text, trail, standfirst, synopsis, dek, short description, brief, article body, text summary, blurb, content summary, content description, selftext, ' +
    'article summary, article description, article text, article content, article excerpt, article abstract, article snippet',
  text: 'text',
  image:
    'image, image url, thumbnail, img, picture, banner, banner image, feature image, post image, ' +
    'thumbnail url, image src, cover, photo, enclosure url, picture url, original image url, thumb, hero image, ' +
    'main image, lead image, social image, media url, image thumbnail, cover image, photo url, thumb url, featured image, logo, pic, photo, img url, ' +
    'media, article image, article image url, article thumbnail, article thumbnail url, article picture, article photo',
  coins:
    'coins, symbols, currencies, tickers, instruments, related coins, categories, assets, related symbols, related, ' +
    'mentions, mentioned, mentioned coin, tokens, about, cryptos, related assets, related asset, related coin, ' +
    'related ticker, mentioned asset, coin mentioned, affected asset, asset mentioned, related symbol, mentioned ticker, ' +
    'coin related, mentioned symbol, mentioned token, mentioned cryptocurrency, stocks, entities, related token, sentiment ticker, sentiment coin, asset sentiment',
  label:
    'value classification, classification, label, sentiment, mood, value text, rating, status text, ' +
    'category, state, zone, value label, text, index label, emotion, band, class, interpretation, verdict, sentiment label, ' +
    'classification value, index classification, level, score label, score text, text value, stage, word',
  index:
    'index, current, now, last, today, score, index score, cfgi, fear greed index, and fear greed index, and fear greed, fear greed, fgi, fng, index ' +
    'value, fear greed score, fear greed value, and fear greed value, and fear greed score, fng value, current value, ' +
    'gauge, points, sentiment score, score value, sentiment value, sentiment index, mood score, mood index, now value, overall, meter, needle, barometer, overall score, overall index, overall value',
  converted:
    'converted, converted amount, conversion, conversion result, result amount, amount converted, to ' +
    'amount, converted value, conversion value, conversion amount, conversion price, target amount, counter amount, output amount, receive, ' +
    'received, total, estimated amount, quote currency amount, result value, destination amount, quote amount, receive amount, amount to, amount out, ' +
    'converted amount target currency, converted value target currency, amount target currency, value target currency, target value',
  upper:
    'upper, upper band, bollinger upper, bollinger upper band, band upper, bollinger high, bollinger u, u, uband, ' +
    'real upper band, top, top band, ub, upper bollinger band, upper line, upper bound, up, bollinger up, high band, plus 2sd, plus sd, upper boundary, ' +
    'outer upper, upband, bollinger top, final ub, upper final, upperband',
  middle:
    'middle, middle band, bollinger middle, bollinger middle band, band middle, basis, sma, bollinger m, m, mband, ' +
    'real middle band, ma, middle bollinger band, middle line, mb, average, central, central band, sma 20, 20 sma, moving ' +
    'average, mid line, middle sma, bollinger basis, center line, base line, average moving simple, average band, media band, b',
  lower:
    'lower, lower band, bollinger lower, bollinger lower band, band lower, bollinger low, bollinger l, real lower band, lband, bottom, ' +
    'bottom band, lb, lower bollinger band, lower line, lower bound, dn, low band, minus 2sd, minus sd, lower boundary, bollinger bottom, downband, final lb, lower final, lowerband, l, low',
  deviations:
    'std dev, stddev, standard deviation, deviation, deviations, std, multiplier, mult, k, num std, sd, sigma, width',
  conversion:
    'conversion line, tenkan, tenkan sen, tenkan line, tenkansen, turning line, conversion, its, c line, ts line, tenkan value, line turning, tk, tenk, ' +
    'conversion line tenkan sen, conversion line tenkan, conversion tenkan sen, conversion tenkan',
  base: 'base line, kijun, kijun sen, kijun line, kijunsen, baseline, standard line, iks, base, kijun value, base standard, b line, kj, kij, base line kijun sen, base line kijun, base kijun sen, base kijun',
  spanA:
    'a span, a lead span, a senkou span, a senkou, a lead, a cloud, senkouspana, leadingspana, isa, 1 lead span, 1 lead, ' +
    '1 senkou span, 1 senkou, 1 span, lead 1 line, a lead line, a kumo, a lead span cloud, a cloud lead, ' +
    'a cloud span, a ichimoku, ssa, 1 ichimoku, 1 cloud lead, first lead span, a lead cloud line, 1 cloud lead span, sa, a lead senkou span, a lead senkou, 1 lead senkou span',
  spanB:
    'b span, b lead span, b senkou span, b senkou, b lead, b cloud, senkouspanb, leadingspanb, isb, 2 lead span, 2 lead, ' +
    '2 senkou span, 2 senkou, 2 span, lead 2 line, b lead line, b kumo, b lead span cloud, b cloud lead, ' +
    'b cloud span, b ichimoku, ssb, 2 ichimoku, 2 cloud lead, second lead span, b lead cloud line, 2 cloud lead span, sb, b lead senkou span, b lead senkou, 2 lead senkou span',
  lagging:
    'lagging, lagging span, lagging line, chikou, chikou span, chikouspan, ics, chikou line, lagging value, chikou value, ch, chik, lagging span chikou, lagging chikou, lagging line chikou',
  atr:
    'atr, atr v, average true range, atr value, 14 atr, average range true, average range, true range average, atr current, last atr, ' +
    'average range true value, atrvalue, at rr',
  supertrend:
    'supertrend, super trend, supertrend value, supertrend line, line, level, super trend value, super trend line, stop, ' +
    'trailing stop, trend line, st, st value, st line, stop level, line value, supertrend level, stop price, supertrend price, line supertrend, stop line',
  // Supertrend may have two separate lines: the rising one is below the price, the falling one above.
  rising:
    'up, uptrend, up trend, up line, up trend line, uptrend line, line uptrend, bull, bull line, bullish, bullish line, long, long line, long stop, long st, long supertrend, rising, ' +
    'rising line, green, green line, supertrend up, supertrend uptrend, up value, bull value, supertrend bull, supertrend bullish, buy, buy line, bull band, bull stop, up stop, lower stop',
  falling:
    'down, dn, downtrend, down trend, down line, dn line, dn trend, down trend line, downtrend line, line downtrend, bear, bear line, bearish, bearish line, short, short line, short stop, ' +
    'short st, short supertrend, falling, falling line, red, red line, supertrend down, dn supertrend, supertrend downtrend, down value, bear value, supertrend bear, supertrend bearish, sell, sell line, bear band, bear stop, down stop, upper stop',
  direction:
    'direction, trend, signal, side, supertrend direction, supertrend signal, supertrend trend, advice, ' +
    'value advice, trend direction, bias, action, stance, state, supertrend advice, super trend advice, call, trend signal, direction trend, ' +
    'position, side trend, super trend direction, supertrendd, mode, regime, alignment, stack, stacked, arrangement, ribbon, ribbon trend, ribbon state, ribbon signal, ma trend, ribbon direction, ribbon alignment, overall trend, pattern type, d supertrend, way, flow, supertrend state, signal direction, break direction, breakout direction, break, heading, moving, current trend, stx, st dir, st direction',
  ath: 'ath, ath data, ath price, ath value, ath level, ath usd, price ath, ath quote, ath amount, ath v, ath p, record top, top record, ath v value',
  athTime:
    'ath time, ath data, at ath, ath on, ath reached, at ath reached, ath day, ath set, ath time reached, ath seen, ath hit, ath reached on, ath d, ath when',
  fromAth: away('ath'),
  atl: 'atl, atl data, atl price, atl value, atl level, atl usd, price atl, atl quote, atl amount, atl v, atl p, record bottom, bottom record',
  atlTime:
    'atl time, atl data, at atl, atl on, atl reached, at atl reached, atl day, atl set, atl time reached, atl seen, atl hit, atl reached on, atl d, atl when',
  fromAtl: away('atl'),
  color: 'color, colour, line color, line colour, trend color, trend colour, color supertrend',
  upward:
    'is uptrend, uptrend, is bullish, bullish, is up, is long, up trend, in uptrend, is up trend, long, bull, is bull, is buy, buying, supertrend uptrend, is supertrend up, supertrend is buy, buy supertrend, bullish supertrend',
  first:
    'a, symbol 1, coin 1, asset 1, a symbol, a coin, a asset, base, first, from, x, left, 1, first coin, first asset, one, row, reference, benchmark, against, reference coin, primary, lhs, leg 1, x coin, coin x, asset x, base asset, source, this',
  second:
    'b, symbol 2, coin 2, asset 2, b symbol, b coin, b asset, quote, second, to, y, right, 2, second coin, second asset, other, column, with, peer, versus, compared, counterpart, target, two, secondary, rhs, leg 2, coin y, asset y, quote asset, that, counter',
  coefficient:
    'correlation, coefficient, r, pearson, weight, rho, correlation coefficient, correlation value, pearson r, coefficient value, score, correlation pearson, coef, spearman, kendall, correlation spearman, correlation kendall, beta correlation, r value, corr value, latest, current, now, last',
  window:
    'window, timeframe, time frame, interval, range, span, horizon, lookback, term, duration, look back, tf, window name, window size, window label, resolution, period name, timespan, days, tenor, ago days, back days, lookback days, look back days, window days, period days, horizon days, span days, in days, length days, tenor days, term days, range days',
  measure:
    'volatility, annualised volatility, annualized volatility, realised volatility, realized volatility, historical volatility, deviation, standard deviation, std, stdev, stddev, sigma, hv, rv, std dev, vol, annualised, annualized, realised, realized, annualised realised volatility, annualized realized volatility, realised volume, realized volume, historical volume, annualised volume, annualized volume',
  event:
    'event, ev, evt, pattern, breakout, cross, signal, kind, type, breakout type, event type, signal type, alert, condition, crossing, event name, breakout name, pattern name, setup, signal name, alert name, setup name, condition name, what, break type, which, rule, reason, setup type, pattern label',
  trigger:
    'trigger, breakout price, price, trigger price, break price, price break, price at, at price, crossed, entry, entry price, price trigger, last price, break, at',
  brokenLevel:
    'broken level, level, threshold, level broken, breakout level, level price, broken, resistance, support, key level, crossed level, lvl, break level',
  kind: 'type, kind, indicator symbol, average type, ma type, average kind, moving average type, average name, ma, method, ma kind, type moving average',
  length:
    'period, length, periods, indicator period, indicator length, period time, indicator period time, bars, window, span, ma length, ma period, lookback, n, average period, days, breakout period, breakout window, breakout lookback',
  verdict:
    'verdict, recommendation, overall, consensus, final judgement, final judgment, judgment, final verdict, final recommendation, final rating, final decision, overall judgement, overall judgment, overall decision, overall opinion, final opinion, final, decision, overall signal, overall verdict, overall rating, ' +
    'overall recommendation, overall summary, final signal, conclusion, overall sentiment, summary recommendation, technical rating, ' +
    'overall trend, summary technical, recommendation label, rating label, label rating technical, recommendation text,  judgement, assessment, recommend, rating, oa summary, overall advice, final advice, total summary',
  advice:
    'signal, summary, sentiment, trend, action, call, bias, advice, opinion, outlook, stance, summary signal, ' +
    'signal summary, direction, score label, value advice, state, status, mood, label, position, view, analysis signal technical, analysis summary technical, analysis technical trend',
  study:
    'study, indicator, name, id, type, key, label, title, indicator name, study name, code, indicator id, short name, symbol indicator, metric',
  method:
    'method, mtd, group, system, set, family, model, pivot type, type pivot, formula, methodology, calculation, variant, style, scheme, timeframe',
  levelName:
    'name, level, label, key, level name, id, code, point, level type, type level, pivot level, line, title',
  side: 'type, side, kind, level type, role, direction, category, zone, class, nature',
  order: 'strength, order, rank, index, number, n, position, level, place, tier, no, ordinal, i, degree'
} as const
