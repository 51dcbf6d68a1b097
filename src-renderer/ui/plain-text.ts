/** Text fields that aren't for prose have no spell checking and autofill. */
export const plainText = { type: 'text', spellcheck: 'false', autocomplete: 'off' } as const
