/**
 * Whether a price is too unreliable for calculations. A price marked `unread` is reliable: it's the last known price,
 * old but correct and dated.
 */
export const isInDoubt = ({ doubt }: { readonly doubt?: string | undefined }): boolean =>
  doubt !== undefined && doubt !== 'unread'
