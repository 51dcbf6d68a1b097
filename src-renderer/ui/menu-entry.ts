import type { Component } from 'svelte'

/** One line of a menu; `separator` draws a line instead. */
export type MenuEntry =
  | 'separator'
  | {
      readonly label: string
      readonly act: () => void
      readonly icon?: Component | undefined
      /** The keys that do the same. */
      readonly keys?: string | undefined
      readonly disabled?: boolean | undefined
      readonly danger?: boolean | undefined
      /** Given: the entry is one of a choice, and this tells whether it is the chosen one. */
      readonly chosen?: boolean | undefined
    }
