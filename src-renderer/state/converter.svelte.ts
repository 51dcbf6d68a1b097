/** The converter's input is kept until the app quits. */
export class ConverterState {
  isOpen = $state(false)
  amount = $state('1')
  from = $state('BTC')
  to = $state('USD')

  open(coin: string | null = null): void {
    if (coin !== null && coin !== this.from) {
      if (this.to === coin) this.to = this.from
      this.from = coin
    }
    this.isOpen = true
  }

  swap(): void {
    const { from, to } = this
    this.from = to
    this.to = from
  }
}
