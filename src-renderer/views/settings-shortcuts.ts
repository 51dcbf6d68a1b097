/** What can be done by keys, by place; each key is held down with the next where they are joined by `+`. */
export const shortcuts: readonly {
  readonly place: string
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[]
}[] = [
  {
    place: 'Everywhere',
    keys: [
      { keys: ['Ctrl+1', 'Ctrl+2'], does: 'Go to the first, second … view' },
      { keys: ['Tab', 'Shift+Tab'], does: 'Next, previous control' },
      { keys: ['Esc'], does: 'Close what is open' }
    ]
  },
  {
    place: 'News',
    keys: [
      { keys: ['j', 'k'], does: 'Next, previous headline' },
      { keys: ['Space'], does: 'Read the summary here' },
      { keys: ['Enter'], does: 'Open in the browser' }
    ]
  }
]
