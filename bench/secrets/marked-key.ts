import { randomBytes } from 'node:crypto'
import { formsOf } from './forms'

/** Makes a unique key with every character that URLs or JSON encode differently. */
export const markedKey = (): string => {
  const [begin, end] = [randomBytes(6).toString('hex'), randomBytes(6).toString('hex')]
  return `${begin}/m+a=r"k\\e%d~${end}`
}

export const bodyWith = (key: string): string =>
  JSON.stringify({
    status: false,
    error: `The key ${key} is not welcome.`,
    request: `https://service.example/api/v1/getData?symbol=BTC&api_key=${encodeURIComponent(key)}`,
    headers: JSON.stringify({ authorization: `Bearer ${key}` }),
    written: formsOf(key)
      .filter(({ name }) => name !== 'UTF-16')
      .map(({ bytes }) => bytes.toString())
  })
