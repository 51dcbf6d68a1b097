import type { Mirror } from '../state/mirror'

export function leadToMoney({
  displayCurrency,
  settings
}: Pick<Mirror, 'displayCurrency' | 'settings'>): void {
  displayCurrency.isSaying = true
  settings.go({ view: 'settings' })
}
