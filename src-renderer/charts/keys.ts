export type KeyAction =
  | { readonly kind: 'step'; readonly columns: number }
  | { readonly kind: 'pan'; readonly share: number }
  | { readonly kind: 'zoom'; readonly factor: number }
  | { readonly kind: 'begin' }
  | { readonly kind: 'end' }
  | { readonly kind: 'fit' }
  | { readonly kind: 'leave' }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>

export function chartKeyAction({ key, shiftKey, ctrlKey, altKey, metaKey }: Pressed): KeyAction | null {
  if (ctrlKey || altKey || metaKey) return null
  switch (key) {
    case 'ArrowLeft':
      return shiftKey ? { kind: 'pan', share: -0.1 } : { kind: 'step', columns: -1 }
    case 'ArrowRight':
      return shiftKey ? { kind: 'pan', share: 0.1 } : { kind: 'step', columns: 1 }
    case 'PageUp':
      return { kind: 'pan', share: -0.9 }
    case 'PageDown':
      return { kind: 'pan', share: 0.9 }
    case '+':
    case '=':
      return { kind: 'zoom', factor: 0.8 }
    case '-':
    case '_':
      return { kind: 'zoom', factor: 1.25 }
    case 'Home':
      return { kind: 'begin' }
    case 'End':
      return { kind: 'end' }
    case '0':
      return { kind: 'fit' }
    case 'Escape':
      return { kind: 'leave' }
    default:
      return null
  }
}
