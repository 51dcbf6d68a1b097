import type { Mirror } from '../state/mirror'

/** Opens the setting for the currency of prices that come without one. */
export function leadToMoney({
  displayCurrency,
  settings
}: Pick<Mirror, 'displayCurrency' | 'settings'>): void {
  displayCurrency.isSaying = true
  settings.go({ view: 'settings' })
}
