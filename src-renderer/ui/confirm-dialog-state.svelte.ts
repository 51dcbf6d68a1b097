/** What a ConfirmDialog is about. Kept after closing, because the dialog still shows it while fading out. */
export class ConfirmDialogState<Of> {
  isOpen = $state(false)
  about = $state.raw<Of | null>(null)

  open(about: Of): void {
    this.about = about
    this.isOpen = true
  }
}
