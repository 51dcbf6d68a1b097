/** A coin's name beside its symbol; '' when there is none worth saying. */
export function nameBeside(coin: string, name: string | null | undefined): string {
  return name && name.toUpperCase() !== coin.toUpperCase() ? name : ''
}
