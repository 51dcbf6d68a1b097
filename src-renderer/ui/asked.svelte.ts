/** One of several things that a ConfirmDialog asks about. It stays known when the dialog has closed: its words still name it. */
export class Asked<Of> {
  isOpen = $state(false)
  about = $state.raw<Of | null>(null)

  ask(about: Of): void {
    this.about = about
    this.isOpen = true
  }
}
