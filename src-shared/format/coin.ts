/** Returns the name to show next to a symbol. '' if the name is missing or just repeats the symbol. */
export function nameBeside(coin: string, name: string | null | undefined): string {
  return name && name.toUpperCase() !== coin.toUpperCase() ? name : ''
}
