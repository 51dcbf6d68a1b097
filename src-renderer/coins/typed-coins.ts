/** The most coins one group change may carry. */
const most = 1000

/**
 * Coins as a person types or pastes them: separated by blanks, commas, semicolons, plus signs or lines, any case,
 * repeats dropped, an exchange after `@` left as written.
 */
export function typedCoins(text: string): readonly string[] {
  const coins = text
    .split(/[\s,;+]+/)
    .filter(Boolean)
    .map(coin => {
      const [name = '', ...exchange] = coin.split('@')
      return [name.toUpperCase(), ...exchange].join('@')
    })
  return [...new Set(coins)].slice(0, most)
}
