/** Attributes for text fields that aren't for prose. They turn off spell checking and autofill. */
export const plainText = { type: 'text', spellcheck: 'false', autocomplete: 'off' } as const
