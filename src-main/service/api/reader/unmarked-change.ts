import type { ReportedChange } from './change-unit'

type Unmarked = Pick<ReportedChange, 'price' | 'open' | 'amount'>

export interface Judged {
  readonly areShares: boolean
  readonly isProved: boolean
}

/**
 * An opening price proves the unit. Otherwise changes are percentages if they would be impossible or almost
 * zero as money, or if they are similar for very different prices.
 */
export function judgeUnmarked(rows: readonly Unmarked[]): Judged {
  let [shares, moneys, tiny, impossible, judged] = [0, 0, 0, 0, 0]
  for (const { price, open, amount } of rows) {
    if (price === null || price <= 0 || amount === null || amount === 0) continue
    judged++
    if (open !== null && open > 0 && open !== price) {
      const share = price / open - 1
      const isAbout = (amount: number, meant: number): boolean =>
        Math.abs(amount - meant) <= Math.abs(meant) * 0.05
      if (isAbout(amount, price - open)) moneys++
      else if (isAbout(amount, share) || isAbout(amount, share * 100)) shares++
    }
    if (Math.abs(amount) < price * 0.0005) tiny++
    if (amount >= price || amount < -19 * price) impossible++
  }
  if (shares > 0 || moneys > 0) return { areShares: shares > moneys, isProved: true }
  return {
    areShares: judged > 0 && (impossible > 0 || tiny * 2 >= judged || areAlike(rows)),
    isProved: false
  }
}

function areAlike(rows: readonly Unmarked[]): boolean {
  const sized = rows.flatMap(({ price, amount }) =>
    price && amount ? [{ price, size: Math.abs(amount) }] : []
  )
  const spread = (values: readonly number[]): number => Math.max(...values) / Math.min(...values)
  const prices = spread(sized.map(({ price }) => price))
  return sized.length > 2 && prices > 100 && spread(sized.map(({ size }) => size)) * 20 < prices
}
