/** For text fields that aren't for prose. Turns off spell checking and autofill. */
export const plainText = { type: 'text', spellcheck: 'false', autocomplete: 'off' } as const
