/**
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [platform]
 */
export function hasDisplay(env = process.env, platform = process.platform) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}
