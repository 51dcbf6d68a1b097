import { check, countIn, lastName, numbersNamed, checkedSource, type Check, type Checked } from './check'

const slack = 1.001
/**
 * The allowed difference is a share of the distance between the bands, because services round prices with
 * few digits.
 */
const unevenBands = 0.05

/**
 * Counts the values of a field that come from a name which is left unread in other rows, because these rows
 * have another name for the field.
 */
function fromAnotherName(
  { sources, leftovers }: Pick<Checked, 'sources' | 'leftovers'>,
  field: string
): number {
  const own = sources.filter(source => source.field === field && source.path.includes('*'))
  const left = new Set(leftovers.map(({ path }) => path))
  const above = (path: string): string => path.slice(0, path.lastIndexOf('.'))
  const hasOther = (path: string): boolean =>
    own.some(other => other.path !== path && above(other.path) === above(path))
  // Rows with both names use one of them, so the other means something else.
  return own.filter(({ path }) => left.has(path) && hasOther(path)).reduce((sum, { count }) => sum + count, 0)
}

const depthOf = (path: string | undefined): number => (path ?? '').split('*').length

export const otherChecks: readonly Check[] = [
  check('candles', 'a bar opens and closes between its low and its high', ({ data }) => ({
    open: countIn(data, ({ open, high, low }) => open > high * slack || open * slack < low),
    close: countIn(data, ({ close, high, low }) => close > high * slack || close * slack < low)
  })),
  check('candles', 'the time of a bar is its own', checked => {
    const [source, ...others] = checked.sources.filter(({ field }) => field === 'time')
    const isAround =
      source !== undefined && others.length === 0 && !source.path.includes('*') && source.count === 1
    return { time: isAround && checked.data.length > 1 ? checked.data.length : 0 }
  }),
  check('fearGreed', 'fear and greed is between 0 and 100', ({ data: { value } }) => ({
    value: value !== null && (value < 0 || value > 100) ? 1 : 0
  })),
  check('athAtl', 'the highest of all time is above the lowest and the high of the day', checked => {
    const { data, body } = checked
    const highs =
      data.length === 1 ? numbersNamed(body, /^(?:price|last|high(?:est)?(?:_?24h)?|current_?price)$/i) : []
    const isBelow = (ath: number | null): boolean =>
      ath !== null && highs.some(high => high !== ath && high > ath * slack && high < ath * 100)
    return {
      ath: countIn(data, ({ ath, atl }) => (ath !== null && atl !== null && atl > ath) || isBelow(ath)),
      atl: countIn(data, ({ ath, atl }) => ath !== null && atl !== null && atl > ath)
    }
  }),
  check('conversion', 'a result is the rate times the amount', checked => {
    const { data, body } = checked
    if (data.result === null) return {}
    const name = lastName(checkedSource(checked, 'result')?.path ?? '')
    const amounts = numbersNamed(body, /^(?:from_?)?(?:amount|quantity|qty)$/i)
    const hasFromAndTo = ['from', 'to'].every(
      field => lastName(checkedSource(checked, field)?.path ?? '') === field
    )
    // An amount next to `from` and `to` may just be a copy of the requested amount.
    const isQuestion = hasFromAndTo && /^(?:amount|quantity|qty)$/i.test(name) && amounts.length === 1
    const isRate = /rate/i.test(name) && amounts.some(amount => amount !== 1 && amount !== data.result)
    return { result: isQuestion || isRate ? 1 : 0 }
  }),
  check('windows', 'a change is a share, not an amount of money', checked => ({
    percent: Math.max(
      countIn(checked.data, ({ percent }) => percent !== null && percent < -100),
      fromAnotherName(checked, 'percent')
    )
  })),
  check('technical', 'an RSI is between 0 and 100', ({ data: { values } }) => ({
    values: countIn(
      Object.entries(values),
      ([name, value]) => /(?:^|\.)rsi$/.test(name) && value !== null && (value < 0 || value > 100)
    )
  })),
  check('bands', 'an upper band is above the lower one', ({ data }) => {
    const turned = countIn(data, ({ upper, lower }) => upper !== null && lower !== null && upper < lower)
    return { upper: turned, lower: turned }
  }),
  check('bands', 'the bands are equally far from the middle', ({ data }) => {
    const uneven = countIn(data, ({ upper, middle, lower }) => {
      if (upper === null || middle === null || lower === null || upper <= lower) return false
      return Math.abs(upper + lower - 2 * middle) > (upper - lower) * unevenBands
    })
    return { upper: uneven, middle: uneven, lower: uneven }
  }),
  check('news', 'a headline is dated by its publication', checked => {
    const isMade = /creat|updat|modif|crawl|index/i.test(lastName(checkedSource(checked, 'at')?.path ?? ''))
    const isLeft = checked.leftovers.some(({ path }) => /publish/i.test(lastName(path)))
    return { at: isMade && isLeft ? checked.data.length : 0 }
  }),
  check('news', 'a title is that of the headline itself', checked => {
    const [title, url] = [checkedSource(checked, 'title')?.path, checkedSource(checked, 'url')?.path]
    return { title: url !== undefined && depthOf(title) > depthOf(url) ? checked.data.length : 0 }
  })
]
