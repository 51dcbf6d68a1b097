/** The subject of a ConfirmDialog. Stays set after closing, because the closing dialog still shows it. */
export class LatestRequest<Of> {
  isOpen = $state(false)
  about = $state.raw<Of | null>(null)

  ask(about: Of): void {
    this.about = about
    this.isOpen = true
  }
}
