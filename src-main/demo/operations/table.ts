import type { Answering } from '../answer'
import { getOHLC, getOHLCIntraday } from './candles'
import { getFearGreed, getNews } from './mood-and-news'
import { getCryptoList, getData, getTop } from './quotes'

/** What answers each operation, by its name in the path. */
export const operations = {
  getCryptoList,
  getData,
  getTop,
  getOHLC,
  getOHLCIntraday,
  getFearGreed,
  getNews
} satisfies Readonly<Record<string, Answering>>

export type OperationName = keyof typeof operations

export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name)
