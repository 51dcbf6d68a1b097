/** Attributes of text fields that aren't for prose. They switch off spell checking and autofill. */
export const plainText = { type: 'text', spellcheck: 'false', autocomplete: 'off' } as const
