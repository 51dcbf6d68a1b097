/** '' if the name is missing or just the symbol. */
export function nameBeside(coin: string, name: string | null | undefined): string {
  return name && name.toUpperCase() !== coin.toUpperCase() ? name : ''
}
