/**
 * What a ConfirmDialog is about. It stays set after closing, because the dialog still shows it while it fades
 * out.
 */
export class LatestRequest<Of> {
  isOpen = $state(false)
  about = $state.raw<Of | null>(null)

  ask(about: Of): void {
    this.about = about
    this.isOpen = true
  }
}
