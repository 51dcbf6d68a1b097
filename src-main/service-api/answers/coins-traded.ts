import { numberOf } from './numbers'

/**
 * Whether a volume is of money, where an amount of coins stands beside it: money by coins is then a price between low
 * and high. Raw values as the service sent them; false where one of them is missing.
 */
export function isMoney(volume: unknown, amount: unknown, low: unknown, high: unknown): boolean {
  const [money, coins, least, most] = [numberOf(volume), numberOf(amount), numberOf(low), numberOf(high)]
  if (money === null || coins === null || least === null || most === null || coins <= 0) return false
  const price = money / coins
  return price >= least && price <= most
}
