/** The name to show next to a symbol. '' if it's missing or just repeats the symbol. */
export function distinctName(coin: string, name: string | null | undefined): string {
  return name && name.toUpperCase() !== coin.toUpperCase() ? name : ''
}
