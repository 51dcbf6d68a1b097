export interface Toast {
  readonly id: number
  readonly text: string
  /** One way back: `Undo`. */
  readonly action: { readonly label: string; readonly act: () => void } | null
}

/** Short messages about what was just done; each leaves by itself after 8 s. */
export class Toasts {
  shown = $state.raw<readonly Toast[]>([])
  #last = 0

  say(text: string, action: Toast['action'] = null): void {
    const id = ++this.#last
    // More than three at once are a list nobody reads.
    this.shown = [...this.shown.slice(-2), { id, text, action }]
    setTimeout(() => this.drop(id), 8_000)
  }

  drop(id: number): void {
    this.shown = this.shown.filter(toast => toast.id !== id)
  }
}

/** The window's one stack of messages. */
export const toasts = new Toasts()
