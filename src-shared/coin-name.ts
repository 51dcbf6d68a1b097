/** Invisible characters, except a joiner between two emoji. */
const hidden =
  /[\u00AD\u061C\u180E\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})|(?<![\p{Extended_Pictographic}#*\d])\uFE0F/gu

/** East Asian keyboards produce full-width versions of ASCII characters. */
const fullWidth = /[\uFF01-\uFF5E]/g

export const plainCoinName = (text: string): string =>
  text
    .replace(fullWidth, letter => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/\u3000/g, ' ')
    .replace(hidden, '')
    .trim()
