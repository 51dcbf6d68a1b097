/**
 * The state of a confirmation. `about` keeps its value after the dialog is closed, because the dialog shows
 * it while fading out.
 */
export class ConfirmDialogState<Of> {
  isOpen = $state(false)
  about = $state.raw<Of | null>(null)

  open(about: Of): void {
    this.about = about
    this.isOpen = true
  }
}
