import { currencies } from './lexicon'

export const isPairKey = (key: string): boolean =>
  currencies.has(
    (
      /^(?:[A-Z\d]{2,10}[-_/]([A-Z]{3,5})|[a-z\d]{2,10}[-_/]([a-z]{3,5}))$/
        .exec(key)
        ?.slice(1)
        .find(Boolean) ?? ''
    ).toLowerCase()
  )

export const isJoinedPair = (text: string): boolean =>
  /^[A-Z\d]{2,10}(?:USDT|USDC|FDUSD|BUSD|USD|EUR|GBP|JPY|KRW|INR|BRL|TRY|AUD)$/.test(text)
