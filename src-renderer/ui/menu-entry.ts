import type { Component } from 'svelte'

export type MenuEntry =
  | 'separator'
  | {
      readonly label: string
      readonly act: () => void
      /** A string is the path of an icon of 24 by 24 px. */
      readonly icon?: Component | string | undefined
      readonly keys?: string | undefined
      readonly disabled?: boolean | undefined
      readonly danger?: boolean | undefined
      /** Whether this is the current choice. Only set if the entry is one of several choices. */
      readonly chosen?: boolean | undefined
    }
