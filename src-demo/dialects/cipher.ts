import { listed } from './arrangements'
import type { Dialect } from './dialect'
import { seconds } from './writing'

/** The format can't be understood without documentation. */
export const cipher: Dialect = {
  names: {
    'getData.symbol': 'f55',
    'getData.last': 'f31',
    'getData.lowest': 'f333',
    'getData.highest': 'f332',
    'getData.date': 'f60',
    'getData.daily_change_percentage': 'f451',
    'getData.source_exchange': 'f207',
    'getOHLC.symbol': 'f55',
    'getOHLC.time_close': 'f60',
    'getOHLC.time': 'f60',
    'getOHLC.open': 'f1025',
    'getOHLC.high': 'f332',
    'getOHLC.low': 'f333',
    'getOHLC.close': 'f31'
  },
  spelled: name => name,
  written: { figure: value => value, percent: value => value, time: seconds, day: seconds },
  arranged: { others: listed },
  newestFirst: false,
  wrapped: content => ({ status: true, result: content })
}
