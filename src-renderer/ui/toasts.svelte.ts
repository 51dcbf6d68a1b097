export interface Toast {
  readonly id: number
  readonly text: string
  readonly action: { readonly label: string; readonly act: () => void } | null
}

/** Short messages that disappear after 8 seconds. */
export class Toasts {
  shown = $state.raw<readonly Toast[]>([])
  #last = 0

  say(text: string, action: Toast['action'] = null): void {
    const id = ++this.#last
    this.shown = [...this.shown.slice(-2), { id, text, action }]
    setTimeout(() => this.drop(id), 8_000)
  }

  drop(id: number): void {
    this.shown = this.shown.filter(toast => toast.id !== id)
  }
}

export const toasts = new Toasts()
