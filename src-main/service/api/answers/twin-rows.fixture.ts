/** Two real coins with the same symbol. One costs a thousand times more than the other. */
export const bonded = {
  id: 'bonded-finance',
  symbol: 'BOND',
  name: 'Bonded Finance',
  current_price: 0.0031,
  market_cap: 310_000
}
export const barn = {
  id: 'barnbridge',
  symbol: 'BOND',
  name: 'BarnBridge',
  current_price: 4.12,
  market_cap: 39_000_000
}
