import { m } from '../../src-shared/messages/m'

interface ToastAction {
  readonly label: string
  readonly act: () => void
  /** True if Ctrl+Z should do the same as the button. */
  readonly isUndo?: boolean
}

export interface Toast {
  readonly id: number
  readonly text: string
  readonly action: ToastAction | null
}

export class Toasts {
  shown = $state.raw<readonly Toast[]>([])
  #last = 0
  #removals: readonly (() => void)[] = []

  /** A message with the same text isn't shown twice. */
  say(text: string, action: ToastAction | null = null): number {
    const id = ++this.#last
    const others = action ? this.shown : this.shown.filter(toast => toast.text !== text || toast.action)
    this.shown = [...others.slice(-2), { id, text, action }]
    setTimeout(() => this.drop(id), 8_000)
    return id
  }

  sayUndoable(text: string, undo: () => void): void {
    this.say(text, { label: m.common.undo(), act: undo, isUndo: true })
  }

  /** Ctrl+Z undoes the removal even after the message has disappeared. */
  sayRemoved(text: string, putBack: () => void): void {
    const undo = (): void => {
      this.#removals = this.#removals.filter(other => other !== undo)
      putBack()
    }
    this.#removals = [...this.#removals, undo]
    this.sayUndoable(text, undo)
  }

  /** Returns false if there is nothing to undo. */
  undo(): boolean {
    const toast = this.shown.findLast(({ action }) => action?.isUndo)
    if (toast) this.drop(toast.id)
    const act = toast?.action?.act ?? this.#removals.at(-1)
    act?.()
    return act !== undefined
  }

  /** Call this when another service is shown, because changes belong to the old one. */
  forgetUndoable(): void {
    this.#removals = []
    this.shown = this.shown.filter(({ action }) => !action?.isUndo)
  }

  drop(id: number): void {
    this.shown = this.shown.filter(toast => toast.id !== id)
  }
}

export const toasts = new Toasts()
