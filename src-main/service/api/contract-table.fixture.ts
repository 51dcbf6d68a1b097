/**
 * Copied from the service's published tables: operation, tag, query parameters, summary ("Endpoints") and
 * cost ("Credit billing", `-` if not listed). Don't generate it from the operations table, because a test
 * compares the two.
 */
export const contractTable = `
getCryptoList        | Market Data        | none                   | list of available coins            | -
getConversion        | Market Data        | symbol, convert        | conversion                         | -
getFearGreed         | Market Data        | none                   | fear and greed index               | -
getPerformance       | Analytics          | symbol                 | performance                        | -
getVolatility        | Analytics          | symbol                 | volatility                         | -
getATHATL            | Analytics          | symbol                 | all-time high / all-time low       | -
getTechnicalAnalysis | Technical Analysis | symbol                 | technical analysis                 | 10
getNews              | News               | symbol                 | news                               | 10
getCorrelation       | Technical Analysis | symbol                 | correlation                        | 100
getSupportResistance | Technical Analysis | symbol                 | support and resistance levels      | 100
getMARibbon          | Technical Analysis | symbol                 | moving-average ribbon              | 100
getBollinger         | Technical Analysis | symbol                 | Bollinger bands                    | 100
getIchimoku          | Technical Analysis | symbol                 | Ichimoku                           | 100
getATR               | Technical Analysis | symbol                 | average true range                 | 100
getSupertrend        | Technical Analysis | symbol                 | Supertrend                         | 100
getData              | Market Data        | symbol                 | quotes per coin                    | per coin
getDataCurrency      | Market Data        | symbol, currency       | quotes in the given currency       | -
getTop               | Market Data        | top                    | top coins by market capitalisation | -
getExchange          | Market Data        | symbol                 | exchange data                      | -
getHistory           | Market Data        | symbol, date           | historical data                    | -
getTimeframe         | Market Data        | symbol, interval       | data per timeframe                 | 1 per row
getBreakouts         | Analytics          | symbol                 | breakouts                          | -
getMarketBreadth     | Analytics          | symbol                 | market breadth                     | -
getOHLC              | Market Data        | symbol, interval       | OHLC candles                       | -
getOHLCIntraday      | Market Data        | symbol, interval, bars | intraday candles                   | -
getTickers           | Market Data        | symbol                 | tickers                            | per coin
`

/** The contract calls these "Intraday caps" and states no unit. */
export const contractCaps = { '1m': 21600, '5m': 4320, '15m': 1440, '1h': 8760, '4h': 2190 }
