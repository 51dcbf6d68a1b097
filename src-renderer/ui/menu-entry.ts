import type { Component } from 'svelte'

export type MenuEntry =
  | 'separator'
  | {
      readonly label: string
      readonly act: () => void
      readonly icon?: Component | undefined
      readonly keys?: string | undefined
      readonly disabled?: boolean | undefined
      readonly danger?: boolean | undefined
      /** If set, the entry is one of several choices, and this tells whether it is selected. */
      readonly chosen?: boolean | undefined
    }
