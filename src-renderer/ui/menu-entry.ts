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
      /** One of several choices. Undefined for other entries. */
      readonly chosen?: boolean | undefined
    }
