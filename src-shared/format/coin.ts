/** A coin's name, or '' if it's missing or just the symbol. */
export function nameBeside(coin: string, name: string | null | undefined): string {
  return name && name.toUpperCase() !== coin.toUpperCase() ? name : ''
}
