/** An `unread` price counts as reliable, because it's the last known price and is shown with its date. */
export const isInDoubt = ({ doubt }: { readonly doubt?: string | undefined }): boolean =>
  doubt !== undefined && doubt !== 'unread'
