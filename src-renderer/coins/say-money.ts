import type { Mirror } from '../state/mirror'

/** Leads to where a person says what prices are in that nothing names a money of. */
export function leadToMoney({
  displayCurrency,
  settings
}: Pick<Mirror, 'displayCurrency' | 'settings'>): void {
  displayCurrency.isSaying = true
  settings.go({ view: 'settings' })
}
