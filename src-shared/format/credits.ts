const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** A whole number with its thousands grouped: `41,200`. Unknown: a question mark, never 0. */
export function formatCount(count: number | null): string {
  return count === null || !Number.isFinite(count) ? '?' : grouped.format(count)
}

/** Credits with their unit: `1 credit`, `41,200 credits`, `? credits`. */
export function formatCredits(credits: number | null): string {
  return `${formatCount(credits)} ${credits === 1 ? 'credit' : 'credits'}`
}
