/** Whether nothing should be computed of a price. The last known one of a coin whose row has none is only old, and says so. */
export const isInDoubt = ({ doubt }: { readonly doubt?: string | undefined }): boolean =>
  doubt !== undefined && doubt !== 'unread'
