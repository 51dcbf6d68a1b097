export type Direction = 'up' | 'down' | 'flat'

/** Which way a change goes once rounded as it is shown: 0.004 % is flat, since it reads 0.00. */
export function direction(percent: number | null): Direction {
  if (percent === null || !Number.isFinite(percent)) return 'flat'
  const shown = Math.round(percent * 100)
  return shown > 0 ? 'up' : shown < 0 ? 'down' : 'flat'
}

const plain = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const large = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Percent points with a sign and a true minus: `+1.20 %`, `−0.65 %`, `0.00 %`. Unknown: an en dash. */
export function formatPercent(percent: number | null): string {
  if (percent === null || !Number.isFinite(percent)) return '–'
  const sign = { up: '+', down: '−', flat: '' }[direction(percent)]
  const size = Math.abs(percent)
  return `${sign}${(size >= 1000 ? large : plain).format(size)} %`
}
