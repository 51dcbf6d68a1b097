export function distinctName(coin: string, name: string | null | undefined): string {
  return name && name.toUpperCase() !== coin.toUpperCase() ? name : ''
}
