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
      /** This is set if the entry is one of several choices. */
      readonly chosen?: boolean | undefined
    }
