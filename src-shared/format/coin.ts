/** '' if the name is missing or repeats the symbol. */
export function nameBeside(coin: string, name: string | null | undefined): string {
  return name && name.toUpperCase() !== coin.toUpperCase() ? name : ''
}
