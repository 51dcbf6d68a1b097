/** For text fields that aren't for prose. */
export const plainText = { type: 'text', spellcheck: 'false', autocomplete: 'off' } as const
